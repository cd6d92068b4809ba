import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface Props {
  icon: ReactNode;
  children: ReactNode;
}

/** What is to be known before anything is ordered here. */
export function Notice({ icon, children }: Props) {
  return (
    <div className={classes.notice}>
      {icon}
      <div className={classes.words}>{children}</div>
    </div>
  );
}
