import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PLACE = /<script data-inline="([\w-]+)"><\/script>/g;

/**
 * Puts the small scripts that run before the first paint into the page: as files they would cost a slow line a round
 * trip each. The server's content policy names them by their hash.
 */
export function inlineScripts(folder: string): Plugin {
  return {
    name: 'tischlein:inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(PLACE, (_place, name: string) => {
          const script = readFileSync(path.join(folder, `${name}.js`), 'utf8');
          return `<script>${script.replaceAll(/^\s*\/\/.*\n/gm, '')}</script>`;
        }),
    },
  };
}
