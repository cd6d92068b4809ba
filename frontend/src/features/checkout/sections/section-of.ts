/** The parts of the form that fold to a line when they are done: pure rules. */
import type { FieldProblems } from '../draft/use-checkout-form.ts';

/** In the order of the screen. */
export const SECTIONS = ['contact', 'address', 'time', 'payment', 'tip', 'notes', 'age'] as const;
export type SectionId = (typeof SECTIONS)[number];

const OF_FIELD: Readonly<Record<string, SectionId>> = {
  contact: 'contact',
  cities: 'address',
  address: 'address',
  deliveryAddress: 'address',
  deliveryNotes: 'address',
  scheduledFor: 'time',
  paymentMethod: 'payment',
  tips: 'tip',
  notes: 'notes',
  wantsReusable: 'notes',
  ageConfirmed: 'age',
};

/** Where something is wrong, by the paths of the fields. What belongs to no section is said above the button. */
export function sectionsOf(problems: FieldProblems): ReadonlySet<SectionId> {
  return new Set(Object.keys(problems).flatMap((path) => OF_FIELD[path.split('.')[0] ?? ''] ?? []));
}

/** The part of the problems that one section can mend. */
export function problemsIn(section: SectionId, problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([path, problem]) => sectionsOf({ [path]: problem }).has(section)),
  );
}
