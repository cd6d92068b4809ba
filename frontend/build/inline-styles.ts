import type { Plugin } from 'vite';

const LINKS = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

/**
 * Puts the first styles into the page itself: the first paint then waits for one answer instead of two. They are the
 * smaller part of what a visit loads, and the page comes compressed.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'tischlein:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [[link, file = ''] = ['', ''], ...others] = [...html.matchAll(LINKS)];
        const styles = bundle[file];
        if (styles?.type !== 'asset' || others.length > 0) throw new Error('index.html has not one file of styles.');
        const text = String(styles.source).replaceAll('</', '<\\/');
        // The link that loads nothing tells later chunks that these styles are there: after a screen's they would win.
        return html.replace(link, () => `<style>${text}</style>\n    <link rel="stylesheet" href="/${file}" disabled>`);
      },
    },
  };
}
