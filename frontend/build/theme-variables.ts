import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariables, looks } from '../src/app/looks.ts';
import { theme } from '../src/app/theme.ts';

const NOTHING = '\0no-theme-variables';

/** What Mantine's provider would write into each document, without the palettes that the theme does not have. */
export function themeVariables(): string {
  const whole = mergeMantineTheme(mergeMantineTheme(DEFAULT_THEME, theme), looks);
  const base = defaultCssVariablesResolver({ ...whole, colors: looks.colors as never });
  const own = cssVariables(whole);
  return convertCssVariables({
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light },
    dark: { ...base.dark, ...own.dark },
  });
}

/**
 * Puts the theme's variables into the page. Working them out when the first screen is built costs a slow phone a tenth of
 * a second in one piece, each time with the same result.
 */
export function pageThemeVariables(): Plugin {
  return {
    name: 'tischlein:theme-variables',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/MantineCssVariables.mjs') && importer?.includes('MantineProvider.mjs') === true
        ? NOTHING
        : null,
    load: (id) => (id === NOTHING ? 'export const MantineCssVariables = () => null;' : null),
    transformIndexHtml: () => [{ tag: 'style', children: themeVariables(), injectTo: 'head' }],
  };
}
