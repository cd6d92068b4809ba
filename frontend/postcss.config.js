import { rem } from '@mantine/core';

/** What many modules say of themselves, each written once; a module takes one with `@mixin <name> <argument>;`. */
const mixins = {
  /** A surface of its own, with corners of one of the theme's radii. */
  card: (_, radius) => ({
    border: `${rem(1)} solid var(--tl-border)`,
    borderRadius: `var(--mantine-radius-${radius})`,
    background: 'var(--tl-surface)',
  }),
  /** A colour's pale ground and the text that is readable on it. */
  tone: (_, color) => ({ background: `var(--tl-${color}-bg)`, color: `var(--tl-${color}-fg)` }),
  /** Beside each other, in a second line where there is no room. */
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  pill: { display: 'inline-flex', alignItems: 'center', borderRadius: rem(100) },
  centered: { display: 'grid', placeItems: 'center' },
  /** A picture that fills its frame. */
  cover: { width: '100%', height: '100%', objectFit: 'cover' },
  /** A button that looks like the text around it. */
  bare: { border: 0, background: 'none', font: 'inherit' },
  /** As the page's own, for what shows the focus of something inside it. */
  'focus-ring': { outline: `${rem(3)} solid var(--tl-paprika)`, outlineOffset: rem(2) },
};

export default {
  plugins: {
    'postcss-preset-mantine': { mixins },
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    },
  },
};
