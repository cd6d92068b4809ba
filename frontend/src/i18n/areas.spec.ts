/** Every text that a screen may show is there before the screen: in the start texts, or asked for on the way to it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '@contracts/messages/en.ts';
import { describe, expect, it } from '@jest/globals';
import { importArea, importStart, TEXT_AREAS, type TextArea } from './built-in.ts';

const SRC = path.resolve(import.meta.dirname, '..');
const ROUTES = path.join(SRC, 'routes');
const ENTRY = path.join(SRC, 'main.tsx');

const areaOf = new Map<string, TextArea | 'start'>();
for (const key of Object.keys(await importStart('en'))) areaOf.set(key, 'start');
for (const area of TEXT_AREAS) for (const key of Object.keys(await importArea('en', area))) areaOf.set(key, area);

const stems = new Map<string, TextArea | 'start' | undefined>();
for (const key of Object.keys(en)) {
  const area = areaOf.get(key);
  stems.set(key, area);
  stems.set(key.replace(/_(?:one|other)$/, ''), area);
}

interface Source {
  imports: string[];
  asksFor: TextArea[];
  /** Keys in full, and what a template such as `status.${status}` begins with. */
  keys: string[];
}

const sources = new Map<string, Source>();

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/(?:from |import\(|import )'(\.{1,2}\/[^']+\.tsx?)'/g)]
    .map(([, to = '']) => path.resolve(path.dirname(file), to))
    .filter((to) => existsSync(to) && !to.endsWith('.gen.ts'));
  const asksFor = [...text.matchAll(/loadTexts\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    TEXT_AREAS.filter((area) => list.includes(`'${area}'`)),
  );
  const literals = [...text.matchAll(/'([a-zA-Z]+(?:\.\w+)+)'/g)].map(([, key = '']) => key);
  const templates = [...text.matchAll(/`([a-zA-Z]+\.(?:\w+\.)*)\$\{/g)].flatMap(([, prefix = '']) =>
    [...stems.keys()].filter((key) => key.startsWith(prefix)),
  );
  const source = { imports, asksFor, keys: [...literals.filter((key) => stems.has(key)), ...templates] };
  sources.set(file, source);
  return source;
}

/** Keys that are reachable from the file while no area of theirs was asked for on the way. */
function unloadedFrom(entry: string, given: readonly TextArea[]): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string, areas: ReadonlySet<string>) => {
    const source = read(file);
    const here = new Set([...areas, ...source.asksFor]);
    const visit = `${file} ${[...here].sort().join()}`;
    if (seen.has(visit)) return;
    seen.add(visit);
    for (const key of source.keys) {
      const area = stems.get(key);
      if (!area || !here.has(area)) found.add(`${key} of ${area ?? 'the server'}, in ${path.relative(SRC, file)}`);
    }
    for (const to of source.imports) walk(to, here);
  };
  walk(entry, new Set(['start', ...given]));
  return [...found];
}

/** `admin/dashboard/users.tsx` is shown within `admin/dashboard.tsx`, whose loader runs as well. */
function askedByParents(route: string): TextArea[] {
  const folders = path.dirname(route).split('/');
  return folders.flatMap((_, index) => {
    const parent = path.join(ROUTES, `${folders.slice(0, index + 1).join('/')}.tsx`);
    return existsSync(parent) ? read(parent).asksFor : [];
  });
}

/** What begins with a dash is a part of one. */
const routes = globSync('**/*.tsx', { cwd: ROUTES }).filter((file) => !path.basename(file).startsWith('-'));

describe('the texts of a screen', () => {
  it('are found by this spec', () => {
    expect(routes.length).toBeGreaterThan(70);
    expect(read(path.join(ROUTES, 'index.tsx')).imports.length).toBeGreaterThan(0);
    expect(unloadedFrom(path.join(SRC, 'features/kitchen/layout/kitchen-layout.tsx'), [])).not.toEqual([]);
  });

  it.each(routes)('are all loaded before it: %s', (route) => {
    expect(unloadedFrom(path.join(ROUTES, route), askedByParents(route))).toEqual([]);
  });

  it('are all in the start texts where no route asks', () => {
    expect(unloadedFrom(ENTRY, [])).toEqual([]);
  });

  it('are never those of mails', () => {
    expect(Object.keys(en).filter((key) => /^(?:pickup\.)?(?:mail|push)\./.test(key) && areaOf.has(key))).toEqual([]);
  });
});
