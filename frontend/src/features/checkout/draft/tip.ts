import { MAX_TIP_CENTS } from '@contracts/constants.ts';
import { parseEuro } from '../../../lib/format/euro-text.ts';

/** In cents, and an amount of one's own. The first is chosen until somebody chooses another: nobody tips by mistake. */
export const TIP_CHOICES = ['0', '100', '200', '300', 'own'] as const;
export type TipChoice = (typeof TIP_CHOICES)[number];

/** The tip of one restaurant's order, as it was typed. */
export interface TipDraft {
  choice: TipChoice;
  /** As it was typed, kept also while another choice is on. */
  own: string;
}

export const NO_TIP: TipDraft = { choice: TIP_CHOICES[0], own: '' };

/** Null: what was typed is no amount, or more than anybody may give by mistake. */
export function tipCentsOf({ choice, own }: TipDraft): number | null {
  if (choice !== 'own') return Number(choice);
  const cents = parseEuro(own);
  return cents !== null && cents <= MAX_TIP_CENTS ? cents : null;
}

/** What was stored by whatever hand. */
export function toTipDraft(value: unknown): TipDraft {
  if (typeof value !== 'object' || value === null) return NO_TIP;
  const { choice, own } = value as Record<string, unknown>;
  return {
    choice: TIP_CHOICES.find((known) => known === choice) ?? NO_TIP.choice,
    own: typeof own === 'string' ? own : '',
  };
}
