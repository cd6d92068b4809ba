/** What the law wants declared of a dish. */

/** The additives that LMZDV wants declared beside a dish. */
export const ADDITIVES = [
  'colouring',
  'preservative',
  'antioxidant',
  'flavour_enhancer',
  'sulphurised',
  'blackened',
  'waxed',
  'phosphate',
  'sweetener',
  'phenylalanine',
  'caffeine',
  'quinine',
  'taurine',
] as const;
export type Additive = (typeof ADDITIVES)[number];

/** § 12 UStG since 2026-01-01: food 7 %, drinks 19 %. In percent. */
export const VAT_RATES = [7, 19] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** Pfand: for what is thrown away, and for what is filled again. */
export const DEPOSIT_KINDS = ['einweg', 'mehrweg'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];
