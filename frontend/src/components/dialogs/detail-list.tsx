import type { ReactNode } from 'react';
import classes from './detail-drawer.module.css';

interface Detail {
  label: string;
  value: ReactNode;
}

/** What is said of one thing, line by line; what is not there has no line. */
export function DetailList({ details }: { details: readonly (Detail | null | false)[] }) {
  return (
    <dl>
      {details
        .filter((detail): detail is Detail => detail !== null && detail !== false)
        .map(({ label, value }) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A part of a drawer under its heading. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{title}</h3>
      {children}
    </section>
  );
}
