import { Paper, Skeleton, Text } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import classes from './stat-card.module.css';
import { useFlash } from '../notices/use-flash.ts';

interface Props {
  label: string;
  icon: ReactNode;
  /** Undefined while it is on its way. */
  value: ReactNode;
  /** What the number is compared by: it lights up when this changes. */
  flashOn?: string | number | undefined;
  /** A line below the number. */
  hint?: ReactNode;
  tone?: 'paprika' | 'herb' | 'saffron' | 'slate';
}

/** Shows cards with one number each side by side. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** Shows one number with its name. */
export function StatCard({ label, icon, value, flashOn, hint, tone = 'paprika' }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useFlash(card, flashOn);
  return (
    <Paper className={classes.card} withBorder ref={card}>
      <span className={classes.icon} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <dl>
        <dt className={classes.label}>{label}</dt>
        <dd className={classes.value}>{value ?? <Skeleton h={34} w={96} my={4} />}</dd>
        {hint && (
          <Text component="dd" className={classes.hint} size="sm" c="dimmed">
            {hint}
          </Text>
        )}
      </dl>
    </Paper>
  );
}
