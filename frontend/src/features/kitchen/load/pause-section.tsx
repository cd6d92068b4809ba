import { PAUSE_MINUTES, UNTIL_TOMORROW } from '@contracts/restaurants/capacity.ts';
import { Button } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import classes from './measure-section.module.css';
import { MeasureSection } from './measure-section.tsx';
import type { Load } from './state/use-load.ts';

export function PauseSection({ load }: { load: Load }) {
  const t = useText();
  const choice = { variant: 'default', size: 'md', className: classes.choice } as const;
  return (
    <MeasureSection kind="pause" load={load}>
      <div className={classes.choices}>
        {PAUSE_MINUTES.map((minutes) => (
          <Button key={minutes} {...choice} onClick={() => load.start('pause', { minutes })}>
            {t('load.pause.minutes', { count: minutes })}
          </Button>
        ))}
        <Button {...choice} onClick={() => load.start('pause', { until: UNTIL_TOMORROW })}>
          {t('load.pause.tomorrow')}
        </Button>
      </div>
    </MeasureSection>
  );
}
