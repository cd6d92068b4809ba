import { CAP_FOR_MINUTES, QUARTER_CAP } from '@contracts/restaurants/capacity.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { held } from '../../../components/buttons/held.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DurationSelect } from './duration-select.tsx';
import classes from './measure-section.module.css';
import { MeasureSection } from './measure-section.tsx';
import type { Capacity } from './state/use-capacity.ts';
import '@mantine/core/styles/ActionIcon.layer.css';

const FIRST_CAP = 8;
const DURATIONS = [60, 120, CAP_FOR_MINUTES.default, 480] as const;

export function CapSection({ capacity }: { capacity: Capacity }) {
  const t = useText();
  const [chosen, setOrders] = useState<number | null>(null);
  const [forMinutes, setForMinutes] = useState<number>(CAP_FOR_MINUTES.default);
  // Until someone chooses here, what another tablet has set is where the change starts.
  const orders = chosen ?? capacity.view?.quarterCap ?? FIRST_CAP;
  return (
    <MeasureSection kind="cap" capacity={capacity}>
      <p className={classes.label} id="capacity-cap-orders">
        {t('load.cap.orders')}
      </p>
      <div className={classes.amount} role="group" aria-labelledby="capacity-cap-orders">
        <ActionIcon
          variant="default"
          size={48}
          {...held(orders <= QUARTER_CAP.min)}
          aria-label={t('load.cap.less')}
          onClick={() => setOrders(Math.max(orders - 1, QUARTER_CAP.min))}
        >
          <IconMinus size={20} aria-hidden />
        </ActionIcon>
        <span className={classes.number} aria-live="polite">
          {orders}
        </span>
        <ActionIcon
          variant="default"
          size={48}
          {...held(orders >= QUARTER_CAP.max)}
          aria-label={t('load.cap.more')}
          onClick={() => setOrders(Math.min(orders + 1, QUARTER_CAP.max))}
        >
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
      </div>
      <DurationSelect choices={DURATIONS} value={forMinutes} onChange={setForMinutes} />
      <Button
        variant="default"
        size="md"
        className={classes.choice}
        onClick={() => capacity.start('cap', { orders, forMinutes })}
      >
        {t('load.cap.set')}
      </Button>
    </MeasureSection>
  );
}
