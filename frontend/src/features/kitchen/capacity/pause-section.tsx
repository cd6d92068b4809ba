import { PAUSE_MINUTES, UNTIL_TOMORROW } from '@contracts/restaurants/capacity.ts';
import { Button } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import classes from './measure-section.module.css';
import { MeasureSection } from './measure-section.tsx';
import type { Capacity } from './state/use-capacity.ts';

export function PauseSection({ capacity }: { capacity: Capacity }) {
  const t = useText();
  const choice = { variant: 'default', size: 'md', className: classes.choice } as const;
  return (
    <MeasureSection kind="pause" capacity={capacity}>
      <div className={classes.choices}>
        {PAUSE_MINUTES.map((minutes) => (
          <Button key={minutes} {...choice} onClick={() => capacity.start('pause', { minutes })}>
            {t('load.pause.minutes', { count: minutes })}
          </Button>
        ))}
        <Button {...choice} onClick={() => capacity.start('pause', { until: UNTIL_TOMORROW })}>
          {t('load.pause.tomorrow')}
        </Button>
      </div>
    </MeasureSection>
  );
}
