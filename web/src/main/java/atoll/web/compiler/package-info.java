/** What TeaVM is told beyond its options; runs while the page is compiled and is no part of it. */
package atoll.web.compiler;
