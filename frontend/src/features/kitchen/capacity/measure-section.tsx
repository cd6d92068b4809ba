import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { Measure } from '../../../lib/api/kitchen/kitchen-capacity.ts';
import { measureText } from './state/measure-text.ts';
import classes from './measure-section.module.css';
import { Remaining } from './state/remaining.tsx';
import { useActiveMeasures } from './state/use-active-measures.ts';
import type { Capacity } from './state/use-capacity.ts';

interface Props {
  kind: Measure;
  capacity: Capacity;
  /** How it is started, or changed. */
  children: ReactNode;
}

/** One way to have fewer orders: what it does, whether it runs, and its end. */
export function MeasureSection({ kind, capacity, children }: Props) {
  const t = useText();
  const active = useActiveMeasures(capacity.view).find((measure) => measure.kind === kind);
  const headingId = `capacity-${kind}`;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t(`load.${kind}.title`)}</h2>
      <p className={classes.hint}>{t(`load.${kind}.text`)}</p>
      {active && capacity.view && (
        <div className={classes.active}>
          <span>
            <strong>{measureText(active, capacity.view, t)}</strong> <Remaining until={active.until} />
          </span>
          <Button size="md" onClick={() => capacity.end(kind)}>
            {t(`load.${kind}.end`)}
          </Button>
        </div>
      )}
      {children}
    </section>
  );
}
