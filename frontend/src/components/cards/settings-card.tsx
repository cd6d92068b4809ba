import type { ReactNode } from 'react';
import classes from './settings-card.module.css';

interface Props {
  /** Of its heading; the card is a section by that name. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Frames fields that belong together. */
export function SettingsCard({ id, title, children }: Props) {
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
