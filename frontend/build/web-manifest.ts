import type { Plugin } from 'vite';
import { de } from '../../backend/src/contracts/messages/de.ts';
import { en } from '../../backend/src/contracts/messages/en.ts';
import { tr } from '../../backend/src/contracts/messages/tr.ts';

const FILE = 'manifest.webmanifest';
/** The rider's screen puts it in the place of the other (`useManifest`). */
const RIDER_FILE = 'rider.webmanifest';
/** As in the page's `theme-color` and the icons. */
const PAPER = '#fbf7f1';

type Words = Readonly<Record<keyof typeof en, string>>;

/** A text and, for platforms that know the localised members, the same in the other languages. */
function localised(member: string, textIn: (words: Words) => string): Record<string, unknown> {
  return {
    [member]: textIn(en),
    [`${member}_localized`]: { de: { value: textIn(de), lang: 'de' }, tr: { value: textIn(tr), lang: 'tr' } },
  };
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

const APP = {
  lang: 'en',
  dir: 'ltr',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
};

const MANIFEST = {
  ...APP,
  id: '/',
  name: en['app.name'],
  short_name: en['app.name'],
  ...localised('description', (words) => words['app.claim']),
  start_url: '/',
  categories: ['food', 'shopping'],
  shortcuts: [
    { ...localised('name', (words) => words['header.orders']), url: '/orders', icons: [icon('icon', 192, 'any')] },
  ],
};

/** An app beside the other, since whoever rides may order, too. Its scope holds the login, to which a session that is over leads. */
const RIDER_MANIFEST = {
  ...APP,
  id: '/rider',
  ...localised('name', (words) => `${words['app.name']}: ${words['rider.title']}`),
  ...localised('short_name', (words) => words['rider.title']),
  start_url: '/rider',
  categories: ['food', 'business'],
};

/** The manifests that make the product installable, in the words of the catalogue. */
export function webManifest(): Plugin {
  return {
    name: 'tischlein:web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(MANIFEST) });
      this.emitFile({ type: 'asset', fileName: RIDER_FILE, source: JSON.stringify(RIDER_MANIFEST) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${FILE}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' },
    ],
  };
}
