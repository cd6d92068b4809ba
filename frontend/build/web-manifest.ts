import type { Plugin } from 'vite';
import { de } from '../../backend/src/contracts/messages/de.ts';
import { en } from '../../backend/src/contracts/messages/en.ts';
import { tr } from '../../backend/src/contracts/messages/tr.ts';

const FILE = 'manifest.webmanifest';
/** As in the page's `theme-color` and the icons. */
const PAPER = '#fbf7f1';

/** A text and, for platforms that know the localised members, the same in the other languages. */
function localised<Member extends string>(member: Member, key: keyof typeof en): Record<string, unknown> {
  return {
    [member]: en[key],
    [`${member}_localized`]: { de: { value: de[key], lang: 'de' }, tr: { value: tr[key], lang: 'tr' } },
  };
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

const MANIFEST = {
  id: '/',
  name: en['app.name'],
  short_name: en['app.name'],
  ...localised('description', 'app.claim'),
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['food', 'shopping'],
  icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
  shortcuts: [{ ...localised('name', 'header.orders'), url: '/orders', icons: [icon('icon', 192, 'any')] }],
};

/** The manifest that makes the product installable, in the words of the catalogue. */
export function webManifest(): Plugin {
  return {
    name: 'tischlein:web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(MANIFEST) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${FILE}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' },
    ],
  };
}
