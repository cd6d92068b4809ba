// Opens the shell without a network. Keeps the build's own files and nothing of anybody's: no answer of the API.
importScripts('/sw-push.js');

(function () {
  var shell = { version: 'none', files: [], onUse: [] };
  try {
    // Written by the build; the development server has none.
    importScripts('/sw-files.js');
    shell = self.TISCHLEIN_SHELL;
  } catch (error) {
    console.warn(error);
  }

  var PAGE = '/';
  var PREFIX = 'shell-';
  var CACHE = PREFIX + shell.version;
  var TAKE_OVER = 'take-over';
  /** A network that changes or comes back breaks single requests off. */
  var PAUSES_MS = [200, 1000, 3000];
  var files = new Set(shell.files.concat(shell.onUse));
  /** Where the server has no pages. */
  var NO_PAGE = /^\/(?:api|socket\.io|metrics|assets|admin\/queues)(?:\/|$)/;

  async function keepShell() {
    var cache = await caches.open(CACHE);
    await cache.addAll(
      shell.files.map(function (file) {
        return new Request(file, {
          // What is named by its content may come from the browser's own cache.
          cache: file.startsWith('/assets/') ? 'default' : 'reload',
          // The server gives its page only to those who ask for one.
          headers: file === PAGE ? { Accept: 'text/html' } : {},
        });
      }),
    );
  }

  async function dropOldShells() {
    var names = await caches.keys();
    await Promise.all(
      names.map(function (name) {
        return name.startsWith(PREFIX) && name !== CACHE ? caches.delete(name) : null;
      }),
    );
  }

  async function takeOver() {
    await dropOldShells();
    if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
    await self.clients.claim();
  }

  // A newer version waits while other windows still need the files of this one.
  async function letNextVersionIn() {
    if (!self.registration.waiting) return;
    var windows = await self.clients.matchAll({ type: 'window' });
    if (windows.length <= 1) self.registration.waiting.postMessage(TAKE_OVER);
  }

  async function openPage(event) {
    event.waitUntil(letNextVersionIn());
    try {
      return (await event.preloadResponse) || (await fetch(event.request));
    } catch (error) {
      var kept = await caches.match(PAGE, { cacheName: CACHE, ignoreVary: true });
      if (kept) return kept;
      throw error;
    }
  }

  async function fetchPatiently(request) {
    for (var pauseMs of PAUSES_MS) {
      try {
        return await fetch(request);
      } catch (error) {
        console.warn(error);
        await new Promise(function (resolve) {
          setTimeout(resolve, pauseMs);
        });
      }
    }
    return fetch(request);
  }

  async function fromShell(request) {
    var kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
    if (kept) return kept;
    // Without a network the page shows what is kept, and does not wait for the rest.
    var answer = await (self.navigator.onLine ? fetchPatiently(request) : fetch(request));
    if (answer.ok) {
      var cache = await caches.open(CACHE);
      await cache.put(request, answer.clone());
    }
    return answer;
  }

  self.addEventListener('install', function (event) {
    event.waitUntil(keepShell());
  });

  self.addEventListener('activate', function (event) {
    event.waitUntil(takeOver());
  });

  self.addEventListener('message', function (event) {
    if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  });

  self.addEventListener('fetch', function (event) {
    var request = event.request;
    var url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== self.location.origin || shell.files.length === 0) return;
    if (request.mode === 'navigate') {
      if (!NO_PAGE.test(url.pathname)) event.respondWith(openPage(event));
    } else if (url.search === '' && url.pathname !== PAGE && files.has(url.pathname)) {
      event.respondWith(fromShell(request));
    } else if (url.pathname.startsWith('/assets/')) {
      event.respondWith(fetchPatiently(request));
    }
  });
})();
