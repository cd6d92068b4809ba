import { Button } from '@mantine/core';
import { IconClockPlus, IconGauge, IconPlayerPause } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './capacity-strip.module.css';
import { measureText } from './state/measure-text.ts';
import { Remaining } from './state/remaining.tsx';
import { useActiveMeasures } from './state/use-active-measures.ts';
import type { Capacity } from './state/use-capacity.ts';

const ICONS = { pause: IconPlayerPause, busy: IconClockPlus, cap: IconGauge } as const;

/** On every screen of the kitchen, so that nothing that holds orders back is forgotten: what, how long still, and its end. */
export function CapacityStrip({ capacity }: { capacity: Capacity }) {
  const t = useText();
  const measures = useActiveMeasures(capacity.view);
  return (
    <ul className={classes.measures} aria-label={t('load.active')} aria-live="polite">
      {capacity.view &&
        measures.map((measure) => {
          const Icon = ICONS[measure.kind];
          return (
            <li key={measure.kind} className={classes.measure} data-strip data-kind={measure.kind}>
              <Icon size={22} aria-hidden />
              <span className={classes.text}>{capacity.view && measureText(measure, capacity.view, t)}</span>
              <Remaining until={measure.until} />
              <Button variant="default" mih={44} className={classes.end} onClick={() => capacity.end(measure.kind)}>
                {t(`load.${measure.kind}.end`)}
              </Button>
            </li>
          );
        })}
    </ul>
  );
}
