import type { Plugin } from 'vite';

const EMPTY = '\0own-colors';
/** What Mantine compares a theme's variables with reads these three. */
const COLORS =
  "const none = Array(10).fill('#000'); export const DEFAULT_COLORS = { dark: none, gray: none, blue: none };";

/**
 * Leaves Mantine's fourteen palettes out: the theme has its own, and the others would be a kilobyte of every first load
 * and hundreds of unused variables in each document.
 */
export function ownColors(): Plugin {
  return {
    name: 'tischlein:own-colors',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/default-colors.mjs') && importer?.includes('@mantine/core') === true ? EMPTY : null,
    load: (id) => (id === EMPTY ? COLORS : null),
  };
}
