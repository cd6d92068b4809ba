import type { Language } from '@contracts/constants.ts';
import type { AreaFiles, LaterAreas } from './start/area-files.ts';
import type { Catalogue } from './translate.ts';

interface StartFile {
  start: Catalogue;
  areas: AreaFiles;
  later: LaterAreas;
}

/** What every visit starts with, and where its other texts are; one file a language, so that nobody loads three lists. */
const START: Readonly<Record<Language, () => Promise<StartFile>>> = {
  en: () => import('./start/en.ts'),
  de: () => import('./start/de.ts'),
  tr: () => import('./start/tr.ts'),
};

/** The areas that a route asks for: everything but what a visit starts with and what only the server says. */
export const TEXT_AREAS = [
  'account',
  'account-links',
  'admin',
  'admin-translations',
  'admin-audit',
  'admin-accounts',
  'admin-city',
  'admin-guest-data',
  'admin-live',
  'admin-moderation',
  'admin-tables',
  'business',
  'capacity',
  'cart',
  'checkout',
  'dishes',
  'footer',
  'kitchen',
  'kitchen-done',
  'kitchen-problems',
  'kitchen-reviews',
  'kitchen-riders',
  'kitchen-watch',
  'legal',
  'map',
  'menu-editor',
  'order-gone',
  'order-words',
  'moderation',
  'pages',
  'panel',
  'paper',
  'photos',
  'place',
  'queue',
  'ride',
  'rider',
  'security',
  'settings',
  'pos',
  'tracking',
] as const;
export type TextArea = (typeof TEXT_AREAS)[number];

export async function importStart(language: Language): Promise<Catalogue> {
  return (await START[language]()).start;
}

function fileOf(area: TextArea, files: AreaFiles): (() => Promise<unknown>) | undefined {
  return Object.entries(files).find(([file]) => file.endsWith(`/${area}.ts`))?.[1];
}

/** Throws when the file does not arrive. */
export async function importArea(language: Language, area: TextArea): Promise<Catalogue> {
  const { areas, later } = await START[language]();
  const load = fileOf(area, areas) ?? fileOf(area, (await later()).areas);
  const [texts] = Object.values(((await load?.()) ?? {}) as Record<string, Catalogue>);
  if (!texts) throw new Error(`There is no catalogue of ${area} in ${language}.`);
  return texts;
}
