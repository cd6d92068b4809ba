/** The colours of the look, as fields behind food: calm enough for a page, warm enough for a dark one. */

export const FIELDS = {
  paprika: { base: '#f3b9a2', light: '#f9d2c1', dark: '#e79b80' },
  paper: { base: '#f0dfc6', light: '#f8ecd9', dark: '#e2c9a6' },
  herb: { base: '#bcd4ae', light: '#d3e4c8', dark: '#a0c08f' },
  saffron: { base: '#f7d487', light: '#fbe4b0', dark: '#ecbd5c' },
  slate: { base: '#b9c6cd', light: '#d2dce1', dark: '#9fb0b9' },
} as const;
export type Field = keyof typeof FIELDS;

export const PAPRIKA = '#d6401f';
export const PAPRIKA_DEEP = '#a92d13';
export const SAFFRON = '#f2a93b';
export const HERB = '#3f7d46';
export const SLATE = '#5b6b75';
export const PAPER = '#fff8ec';
export const INK = '#2b1d17';
/** Fluent's own shadows are warm; ours match. */
export const SHADOW = '#5a2a18';
