// Asks for what the first screen will need before its first script runs: the answers at once, the scripts on a phone after
// the first paint. The list is the build's.
(function () {
  var list = document.getElementById('early-files');
  if (!list) return;
  var early = JSON.parse(list.textContent);

  function ask(attributes) {
    var link = document.createElement('link');
    for (var name in attributes) link.setAttribute(name, attributes[name]);
    document.head.appendChild(link);
  }

  function askFile(file) {
    if (file.endsWith('.css')) ask({ rel: 'preload', as: 'style', crossorigin: '', href: '/' + file });
    else ask({ rel: 'modulepreload', fetchpriority: 'low', crossorigin: '', href: '/' + file });
  }

  var city = new URLSearchParams(location.search).get('city');
  // A search asks for another list.
  var isPlain = location.search === '' || location.search === '?city=' + city;
  try {
    city = city || JSON.parse(localStorage.getItem('selectedCity'));
  } catch {
    // Storage may be blocked, or hold something else.
  }
  if (!early.cities.includes(city)) city = early.cities[0];
  // Lists are of those that deliver there: domain/place/postcode-state.ts.
  var postcode;
  try {
    postcode = JSON.parse(localStorage.getItem('postcodes'))[city];
  } catch {
    // Nobody told one.
  }
  var place = city + (/^\d{5}$/.test(postcode) ? '&postcode=' + postcode : '');

  // A reload of a link to an order, whose token has left the address: lib/storage/order-tokens.ts.
  function searchOf(id) {
    try {
      var token = location.search ? '' : JSON.parse(sessionStorage.getItem('orderTokens'))[id];
      return token ? '?t=' + encodeURIComponent(token) : location.search;
    } catch {
      return location.search;
    }
  }

  // The script before has set it by now.
  var language = document.documentElement.lang;
  var files = early.scripts.concat(early.start[language] || []);
  var answers = {};
  var reads = [];

  // lib/http/http.ts takes it from here.
  function read(href) {
    answers[href] = fetch(href, {
      credentials: 'include',
      headers: { Accept: 'application/json', 'Accept-Language': language },
    });
    answers[href].catch(function () {});
    return answers[href];
  }

  window.earlyAnswers = answers;
  window.earlyReads = reads;
  early.routes.forEach(function (route) {
    var match = new RegExp(route.pattern).exec(location.pathname);
    if (!match) return;
    files = files.concat(route.files, route.texts[language] || [], route.behind);
    route.reads.forEach(function (address) {
      if (address.includes('$city') && !isPlain) return;
      reads.push(read(address.replace('$1', match[1]).replace('$search', searchOf(match[1])).replace('$city', place)));
    });
    // Behind what the screen shows. Whoever has no session gets no answer, which browsers would note as an error.
    if (document.cookie.includes(early.sessionHint)) read('/api/user');
  });

  // The font of texts, and that of headings, each once. Until then a font of the device is in its place: app/fonts.css.
  window.askEarlyFonts = function (count) {
    early.fonts.splice(0, count).forEach(function (font) {
      ask({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: '/' + font });
    });
  };

  // A phone's line, often slow, belongs to the first paint until that is there, where it has a picture: early-view.js then
  // asks for the scripts.
  window.askEarlyFiles = function () {
    files.splice(0).forEach(askFile);
  };
  var isPhone = matchMedia('(width < 48em)').matches;
  var isPictured = !location.pathname.startsWith('/order/');
  if (!isPhone) window.askEarlyFonts(1);
  if (!isPhone || !isPictured) window.askEarlyFiles();

  // Where the page came with the address of its first picture (backend: app/pages.ts), early-view.js need not wait for
  // an answer to learn it. A search shows other restaurants first.
  var visit = performance.getEntriesByType('navigation')[0];
  var name = location.pathname === '/' ? 'picture-' + place : 'picture';
  ((isPlain && visit && visit.serverTiming) || []).forEach(function (entry) {
    if (entry.name !== name || !isPhone) return;
    window.earlyPicture = new Image();
    window.earlyPicture.fetchPriority = 'high';
    window.earlyPicture.src = entry.description;
  });
})();
