import { useState } from 'react';
import type { FieldProblems } from '../draft/use-checkout-form.ts';
import { sectionsOf, type SectionId } from './section-of.ts';

export interface Sections {
  isOpen: (section: SectionId) => boolean;
  open: (...sections: readonly SectionId[]) => void;
  /** What is still incomplete stays open all the same. */
  fold: (section: SectionId) => void;
  foldAll: () => void;
}

/** A section is open while something in it is missing, while somebody is in it, and after it was opened by hand. */
export function useSections(missing: FieldProblems): Sections {
  const [opened, setOpened] = useState<ReadonlySet<SectionId>>(new Set());
  const incomplete = sectionsOf(missing);
  return {
    isOpen: (section) => opened.has(section) || incomplete.has(section),
    open: (...sections) =>
      setOpened((held) => (sections.every((id) => held.has(id)) ? held : new Set([...held, ...sections]))),
    fold: (section) => setOpened((held) => new Set([...held].filter((id) => id !== section))),
    foldAll: () => setOpened(new Set()),
  };
}
