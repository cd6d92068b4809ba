import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { CITIES, DEFAULT_CITY, LANGUAGES, SESSION_HINT_COOKIE } from '../../backend/src/contracts/constants.ts';
import { de } from '../../backend/src/contracts/messages/de.ts';
import { en } from '../../backend/src/contracts/messages/en.ts';
import { tr } from '../../backend/src/contracts/messages/tr.ts';

interface EarlyRoute {
  pattern: string;
  /** Null for the home page, which comes with the first file. */
  file: string | null;
  reads: string[];
  /** Whether the screen is not all there before it is live. */
  isLive?: true;
}

/** Where visits begin. */
const ROUTES: readonly EarlyRoute[] = [
  { pattern: '^/$', file: null, reads: ['/api/restaurants?city=$city&limit=24'] },
  {
    pattern: String.raw`^/restaurant/(\d+)$`,
    file: 'restaurant/$id',
    reads: ['/api/restaurants/$1', '/api/restaurants/$1/menus'],
  },
  { pattern: String.raw`^/order/(\d+)$`, file: 'order/$id', reads: ['/api/orders/$1$search'], isLive: true },
];
/** The code of the socket, which imports the library itself when the first topic is wanted. */
const SOCKET = '/lib/socket/connection.ts';
/** What the first screen waits for in every language. */
const START_TEXTS = /\/i18n\/start\/(\w+)\.ts$/;

/** Of Latin letters: the others are asked for where a text has them. */
const TEXT_FONT = /figtree-latin-(?!ext)[\w-]+\.woff2$/;
const HEADING_FONT = /grotesque-700-latin-(?!ext)[\w-]+\.woff2$/;

/** What the first script imports: early.js asks for it. */
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
/** The list stands before the scripts, which read it. */
const SCRIPTS = '<script>';
/** The first script: run after the first paint. */
const ENTRY = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/;

/**
 * Tells inline/early.js which files and answers each of these screens will ask for, so that the browser fetches them
 * together with the first scripts instead of one after the other behind them.
 */
export function earlyFiles(routesFolder: string): Plugin {
  return {
    name: 'tischlein:early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const [tag = '', script = ''] = ENTRY.exec(html) ?? [];
        if (script === '') throw new Error('index.html has no first script.');
        const early = {
          scripts: inOrder(script, bundle),
          cities: [DEFAULT_CITY, ...CITIES.filter((city) => city !== DEFAULT_CITY)],
          texts: { en: textsOf(en), de: textsOf(de), tr: textsOf(tr) },
          fonts: [TEXT_FONT, HEADING_FONT].flatMap((font) => Object.keys(bundle).filter((file) => font.test(file))),
          sessionHint: `${SESSION_HINT_COOKIE}=1`,
          start: textFiles(chunks, (id) => START_TEXTS.exec(id)?.[1]),
          routes: ROUTES.map(({ pattern, file, reads, isLive }) => ({
            pattern,
            reads,
            files: file === null ? [] : routeFiles(chunks, bundle, file),
            behind: isLive ? socketFiles(chunks) : [],
            texts: file === null ? {} : textFiles(chunks, areaOf(path.join(routesFolder, `${file}.tsx`))),
          })),
        };
        const json = JSON.stringify(early);
        return html
          .replace(tag, '')
          .replaceAll(PRELOADS, '')
          .replace(SCRIPTS, () => `<script type="application/json" id="early-files">${json}</script>\n    ${SCRIPTS}`);
      },
    },
  };
}

/** The first script behind all that it imports, each file behind those that it imports itself. */
function inOrder(script: string, bundle: Rolldown.OutputBundle, found: string[] = []): string[] {
  const chunk = bundle[script];
  if (chunk?.type !== 'chunk' || found.includes(script)) return found;
  for (const file of chunk.imports) inOrder(file, bundle, found);
  found.push(script);
  return found;
}

/** What inline/early-view.js shows. */
function textsOf(catalogue: Readonly<Record<keyof typeof en, string>>): Record<string, string> {
  return { title: catalogue['home.title'], lead: catalogue['home.lead'], order: catalogue['app.earlyOrder'] };
}

type Chunk = Rolldown.OutputChunk;

/** The language of a text file that this route's loader asks for. */
function areaOf(routeFile: string): (id: string) => string | undefined {
  const [, list = ''] = /loadTexts\(([^)]*)\)/.exec(readFileSync(routeFile, 'utf8')) ?? [];
  const areas = [...list.matchAll(/'([\w-]+)'/g)].map(([, area]) => area);
  const pattern = new RegExp(String.raw`/messages/(\w+)/(?:${areas.join('|')})\.ts$`);
  return (id) => pattern.exec(id)?.[1];
}

function textFiles(chunks: Chunk[], languageOf: (id: string) => string | undefined): Record<string, string[]> {
  const files: Record<string, string[]> = Object.fromEntries(LANGUAGES.map((language) => [language, []]));
  for (const { facadeModuleId, fileName } of chunks) files[languageOf(facadeModuleId ?? '') ?? '']?.push(fileName);
  return files;
}

function socketFiles(chunks: Chunk[]): string[] {
  const connection = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(SOCKET));
  if (!connection) throw new Error('The build has no file for the socket.');
  return [connection.fileName, ...connection.dynamicImports];
}

/** The screen's script, what it imports beyond the first script, and their styles. */
function routeFiles(chunks: Chunk[], bundle: Rolldown.OutputBundle, route: string): string[] {
  const initial = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]),
  );
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || initial.has(name) || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(visit);
  };
  const screen = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.includes(`/routes/${route}.tsx?tsr-split=component`),
  );
  if (!screen) throw new Error(`The build has no screen for ${route}.`);
  visit(screen.fileName);
  return [...files];
}
