import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './registration-screen.module.css';

interface Props {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading that names them. */
export function FormSection({ id, title, hint, children }: Props) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={3} id={id}>
          {title}
        </Title>
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
