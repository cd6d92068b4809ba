import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** The way on: a button or link. */
  action?: ReactNode;
  titleOrder?: 1 | 2 | 3;
  tone?: 'paprika' | 'slate' | 'danger';
}

export function EmptyState({ icon, title, children, action, titleOrder = 2, tone = 'paprika' }: Props) {
  const Heading = `h${titleOrder}` as const;
  return (
    <div className={classes.root}>
      <div className={classes.icon} data-tone={tone} aria-hidden>
        {icon}
      </div>
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}
