// Damages the cached German texts.
async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      if (key.url.includes('texts/de.json')) await cache.put(key, new Response('{"home.lead":"spoilt"}'));
    }
  }
}
