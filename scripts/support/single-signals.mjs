/**
 * Preloaded by what npm runs. Ctrl-C in a terminal reaches the product twice, from the terminal and again from npm,
 * and a second signal means "at once" to it: what follows within a moment is the same key press.
 */
const SIGNALS = new Set(['SIGINT', 'SIGTERM']);
const SAME_MS = 500;

const emit = process.emit;
let lastAt = -Infinity;

process.emit = function (name, ...args) {
  if (SIGNALS.has(name)) {
    const now = performance.now();
    if (now - lastAt < SAME_MS) return true;
    lastAt = now;
  }
  return emit.call(this, name, ...args);
};
