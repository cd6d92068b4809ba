// Files of the build are asked for again as long as the server cannot be reached, so that nothing on the screen is lost, and
// not even the first script has to arrive at once: src/lib/load-patiently.ts.
(function () {
  const PAUSE_MS = 1000;
  // With the server there: what does not arrive then is gone, for instance after a release.
  const MAX_TRIES = 3;
  // Small, and there as long as the server is.
  const PROBE = '/favicon.svg';

  function isServerThere() {
    return fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  }

  function pause() {
    return new Promise(function (resolve) {
      const timer = setTimeout(done, PAUSE_MS);
      window.addEventListener('online', done);
      function done() {
        clearTimeout(timer);
        window.removeEventListener('online', done);
        resolve();
      }
    });
  }

  async function askUntilThere(load) {
    for (let tries = 0; ;) {
      try {
        return await load();
      } catch (error) {
        if (await isServerThere()) tries += 1;
        if (tries >= MAX_TRIES) throw error;
        console.warn(error);
      }
      await pause();
    }
  }

  // By address. A style that never comes is let go: the screen can be used without it.
  const lostStyles = new Map();

  // Vite takes a style that it has asked for once as there, so its second try would show the screen without.
  function askForStyle(event) {
    let link = event.target;
    const { rel, href } = link;
    if (rel !== 'stylesheet' || lostStyles.has(href)) return;
    const forget = () => lostStyles.delete(href);
    const coming = askUntilThere(function () {
      link.remove();
      link = link.cloneNode();
      return new Promise(function (resolve, reject) {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        document.head.append(link);
      });
    });
    lostStyles.set(href, coming.then(forget, forget));
  }
  window.addEventListener('error', askForStyle, true);

  window.loadPatiently = (load) => askUntilThere(() => Promise.all(lostStyles.values()).then(load));
})();
