// Starts the first scripts once the page has been painted, and on a phone asks for them then. Until then there is the first
// of the screen: the picture that it begins with, or that an order is on its way to it. early.js has asked for the answers.
(function () {
  var view = document.querySelector('.early-view');
  var list = document.getElementById('early-files');
  if (!view || !list) return;
  var early = JSON.parse(list.textContent);
  /** A picture that is almost there is waited for so long, in milliseconds. */
  var PATIENCE = 150;

  function show(name, text) {
    var element = document.createElement('p');
    element.className = 'early-' + name;
    element.textContent = text;
    view.appendChild(element);
  }

  /** Resolves when the picture that early.js began to fetch, or that of the first answer, is there, or there is none. */
  function showPicture(name, addressIn) {
    return Promise.resolve(window.earlyPicture || readPicture(addressIn))
      .then(function (image) {
        if (!image) return null;
        image.className = 'early-' + name;
        image.alt = '';
        view.appendChild(image);
        return image.decode();
      })
      .catch(function () {});
  }

  function readPicture(addressIn) {
    var first = (window.earlyReads || [])[0];
    if (!first) return null;
    return first
      .then(function (answer) {
        return answer.ok ? answer.clone().json() : null;
      })
      .then(function (value) {
        var address = value && addressIn(value);
        if (!address) return null;
        var image = new Image();
        image.fetchPriority = 'high';
        image.src = address;
        return image;
      });
  }

  /** Whoever chose a city or has an account sees restaurants at once, below the small hero of home-hero.tsx. */
  function isCityKnown() {
    if (document.cookie.includes(early.sessionHint)) return true;
    try {
      return localStorage.getItem('selectedCity') !== null || /[?&]city=/.test(location.search);
    } catch {
      return false;
    }
  }

  function showFirst() {
    if (!matchMedia('(width < 48em)').matches) return Promise.resolve();
    var texts = early.texts[document.documentElement.lang] || early.texts.en;
    if (location.pathname === '/') {
      show(isCityKnown() ? 'small-title' : 'title', texts.title);
      if (!isCityKnown()) show('lead', texts.lead);
      return showPicture('card', function (cards) {
        return cards[0] && cards[0].imageUrl;
      });
    }
    if (/^\/restaurant\/\d+$/.test(location.pathname)) {
      return showPicture('hero', function (restaurant) {
        return restaurant.imageUrl;
      });
    }
    if (/^\/order\/\d+$/.test(location.pathname)) show('order', texts.order);
    return Promise.resolve();
  }

  /** One file after the other, each in a task of its own: in between, the page answers to touches. */
  function start() {
    window.askEarlyFiles();
    early.scripts.reduce(function (before, script, index) {
      return before.then(function () {
        // Fonts come while the page draws itself; before, they would hold up the scripts.
        if (index === early.scripts.length - 1) window.askEarlyFonts(2);
        return new Promise(function (resolve, reject) {
          setTimeout(function () {
            window.loadPatiently(() => import('/' + script)).then(resolve, reject);
          });
        });
      });
    }, Promise.resolve());
  }

  var patience = new Promise(function (resolve) {
    setTimeout(resolve, PATIENCE);
  });
  Promise.race([showFirst(), patience]).then(function () {
    // A page that nobody sees yet is not painted.
    if (document.hidden) start();
    else
      requestAnimationFrame(function () {
        setTimeout(start);
      });
  });
})();
