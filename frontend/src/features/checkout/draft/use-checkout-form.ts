import { useState } from 'react';
import { storeDraft, type CheckoutDraft } from './checkout-draft.ts';

export type FieldProblems = Readonly<Record<string, string>>;

/** Paths of the fields that differ, one level deep: `deliveryAddress`, `contact.phone`, `notes.3`. */
function changedPaths(before: CheckoutDraft, change: Partial<CheckoutDraft>): string[] {
  return Object.entries(change).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return key;
    const held = before[key as keyof CheckoutDraft] as Readonly<Record<string, unknown>>;
    return Object.entries(value).flatMap(([part, text]) => (held[part] === text ? [] : `${key}.${part}`));
  });
}

/** The draft, stored with every change, and what is wrong with it until it is changed. */
export function useCheckoutForm(initial: () => CheckoutDraft) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FieldProblems>({});

  const change = (part: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(next);
    const mended = new Set(changedPaths(draft, part));
    setErrors((held) => Object.fromEntries(Object.entries(held).filter(([path]) => !mended.has(path))));
  };
  return { draft, change, errors, setErrors };
}
