/**
 * What many style sheets say, each written once; a module takes one with `@mixin <name> <arguments>;`. They are
 * declarations of the module itself then, so that nothing depends on which screen is loaded first. Those that bring rules
 * of their own stand behind the module's declarations, which would otherwise be cut in two and win over them.
 */
import { rem } from '@mantine/core';

type Mixin = object | ((mixin: object, ...values: string[]) => object);

/** Lengths of arguments are pixels: what converts them in modules reads no arguments. */
const inRem = (value: string) => value.replaceAll(/[\d.]+px/g, (length) => rem(length));
const below = (breakpoint: string) => `@media (width < $mantine-breakpoint-${breakpoint})`;
const BORDER = `${rem(1)} solid var(--tl-border)`;
const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' };
const COVER = { width: '100%', height: '100%', objectFit: 'cover' };
const FOCUS_RING = { outline: `${rem(3)} solid var(--tl-paprika)`, outlineOffset: rem(2) };
const BARE = { border: '0', background: 'none', font: 'inherit' };

const card = (radius: string) => ({
  border: BORDER,
  borderRadius: `var(--mantine-radius-${radius})`,
  background: 'var(--tl-surface)',
});

const heroGround = (saffron: string, top: string, place: string) =>
  `radial-gradient(60rem 30rem at 85% ${place}, ${saffron}, transparent 70%), ` +
  `linear-gradient(${top}, var(--mantine-color-body))`;

export const mixins: Record<string, Mixin> = {
  /** A surface of its own, with corners of one of the theme's radii. */
  card: (_: object, radius: string) => card(radius),
  /** A card with a heading. */
  box: (_: object, padding: string, belowHeading: string) => ({
    padding: inRem(padding),
    ...card('lg'),
    h2: { margin: `0 0 ${inRem(belowHeading)}`, fontSize: rem(20) },
  }),
  /** A colour's pale ground and the text that is readable on it. */
  tone: (_: object, color: string) => ({ background: `var(--tl-${color}-bg)`, color: `var(--tl-${color}-fg)` }),
  /** What is said beside the thing itself. */
  note: { color: 'var(--mantine-color-dimmed)', fontSize: 'var(--mantine-font-size-sm)' },
  /** Beside each other, in a second line where there is no room. */
  row: ROW,
  /** The same in one line, whatever its width. */
  'row-nowrap': { display: 'flex', alignItems: 'center' },
  /** The same in the middle of a text. */
  'row-inline': { display: 'inline-flex', alignItems: 'center' },
  pill: { display: 'inline-flex', alignItems: 'center', borderRadius: rem(100) },
  centered: { display: 'grid', placeItems: 'center' },
  /** Columns that stand below each other on narrow screens. */
  columns: (_: object, template: string, breakpoint: string) => ({
    gridTemplateColumns: inRem(template),
    [below(breakpoint)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  /** Says across a panel what matters now. */
  strip: (_: object, padding: string) => ({
    ...ROW,
    padding: `${inRem(padding)} ${rem(24)}`,
    borderBlockEnd: BORDER,
    [below('sm')]: { paddingInline: rem(16) },
  }),
  /** The warm ground of a screen's first part; the glow stands that far down. */
  hero: (_: object, place: string) => ({
    overflow: 'hidden',
    borderBlockEnd: BORDER,
    background: heroGround('var(--tl-saffron-bg)', 'var(--tl-paprika-bg)', place),
    "[data-mantine-color-scheme='dark'] &": { background: heroGround('rgb(242 182 50 / 10%)', '#2b1a13', place) },
  }),
  /** A picture that fills its frame. */
  cover: COVER,
  /** A frame that a photo fills once it is there. */
  photo: (_: object, radius: string) => ({
    overflow: 'hidden',
    borderRadius: `var(--mantine-radius-${radius})`,
    background: 'var(--tl-surface-sunken)',
    img: COVER,
  }),
  /** As many lines as this of a longer text. */
  clamp: (_: object, lines: string) => ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    lineClamp: lines,
  }),
  /** A button that looks like the text around it. */
  bare: BARE,
  /** The whole card around this button opens what it names; what else can be pressed in the card lies above. */
  'opens-all': (_: object, radius: string) => ({
    padding: '0',
    ...BARE,
    color: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&::after': { content: "''", position: 'absolute', inset: '0', borderRadius: `var(--mantine-radius-${radius})` },
    '&:focus-visible': { outline: 'none', '&::after': FOCUS_RING },
  }),
  /** As the page's own, for what shows the focus of something inside it. */
  'focus-ring': FOCUS_RING,
  /** What browsers add to a field of a search. */
  'search-signs': {
    '&::placeholder': { color: 'var(--mantine-color-placeholder)', opacity: '1' },
    // The browser's own is blue.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)', cursor: 'pointer' },
  },
  /** What opens and closes without the browser's triangle. */
  'no-marker': { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  'lines-between': { '& + &': { borderBlockStart: BORDER } },
  'gone-when-empty': { '&:empty': { display: 'none' } },
  'no-print': { '@media print': { display: 'none' } },
  /** Thumbs need 44 px. */
  'thumb-high': { [below('sm')]: { minHeight: rem(44) } },
};
