import { BUSY_FOR_MINUTES } from '@contracts/restaurants/capacity.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { DurationSelect } from './duration-select.tsx';
import classes from './measure-section.module.css';
import { MeasureSection } from './measure-section.tsx';
import type { Capacity } from './state/use-capacity.ts';

const PRESETS = [10, 15, 20, 30] as const;
const DURATIONS = [30, BUSY_FOR_MINUTES.default, 120, 240] as const;

export function BusySection({ capacity }: { capacity: Capacity }) {
  const t = useText();
  const [forMinutes, setForMinutes] = useState<number>(BUSY_FOR_MINUTES.default);
  return (
    <MeasureSection kind="busy" capacity={capacity}>
      <DurationSelect choices={DURATIONS} value={forMinutes} onChange={setForMinutes} />
      <div className={classes.choices}>
        {PRESETS.map((minutes) => (
          <Button
            key={minutes}
            variant="default"
            size="md"
            className={classes.choice}
            onClick={() => capacity.start('busy', { minutes, forMinutes })}
          >
            {t('load.busy.minutes', { count: minutes })}
          </Button>
        ))}
      </div>
    </MeasureSection>
  );
}
