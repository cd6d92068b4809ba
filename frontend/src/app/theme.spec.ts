import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { themeVariables } from '../../build/theme-variables.ts';
import { cssVariables, looks } from './looks.ts';
import { theme } from './theme.ts';

const SOURCES = path.resolve(import.meta.dirname, '..');
/** Used without anything to fall back on. */
const USED = /var\((--(?:mantine|tl)-[\w-]+)\)/g;
const DEFINED = /(--(?:mantine|tl)-[\w-]+):/g;

const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

it('lets a tooltip wait 700 ms', () => {
  expect(theme.components?.Tooltip?.defaultProps).toMatchObject({ openDelay: 700 });
});

it('puts every variable into the page that the styles use', () => {
  const files = globSync('**/*.css', { cwd: SOURCES });
  expect(files.length).toBeGreaterThan(50);
  const styles = files.map((file) => readFileSync(path.join(SOURCES, file), 'utf8')).join('\n');
  const page = themeVariables();
  const defined = new Set([...names(page, DEFINED), ...names(styles, DEFINED)]);
  expect([...names(styles + page, USED)].filter((name) => !defined.has(name)).sort()).toEqual([]);
});

it('has the theme in both schemes', () => {
  const page = themeVariables();
  const own = cssVariables(looks as never);
  for (const scheme of ['light', 'dark'] as const) {
    const rule = new RegExp(`:root\\[data-mantine-color-scheme="${scheme}"\\][^{]*{([^}]*)}`).exec(page)?.[1] ?? '';
    for (const [name, value] of Object.entries(own[scheme])) expect(rule).toContain(`${name}: ${value};`);
  }
});

it('leaves no colour out whose shades the page has', () => {
  expect(Object.keys(theme.colors ?? {})).toEqual(Object.keys(looks.colors));
});
