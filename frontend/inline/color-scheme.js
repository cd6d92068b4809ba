// Runs before the first paint, so that a dark screen never flashes white.
(function () {
  var root = document.documentElement;
  var chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
    var language = localStorage.getItem('language');
    if (language === 'de' || language === 'tr') root.lang = language;
  } catch {
    // Storage may be blocked: the system's scheme and English stand.
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', chosen);
})();
