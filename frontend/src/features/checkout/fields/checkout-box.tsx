import type { ReactNode } from 'react';
import classes from '../checkout-screen.module.css';

interface Props {
  /** The id of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

export function CheckoutBox({ id, title, children }: Props) {
  return (
    <section className={classes.box} aria-labelledby={id}>
      {/* Focus comes here when what had it is gone. */}
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
