/** What TeaVM is told beyond its options, and what makes its scripts shorter; runs in the build and is no part of the page. */
package atoll.web.compiler;
