import { Stack } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import { OpenSwitch } from '../open-state/open-switch.tsx';
import type { OpenState } from '../open-state/use-open-state.ts';
import { BusySection } from './busy-section.tsx';
import { CapSection } from './cap-section.tsx';
import { GuestsNow } from './guests-now.tsx';
import classes from './capacity-panel.module.css';
import { PauseSection } from './pause-section.tsx';
import type { Capacity } from './state/use-capacity.ts';
import { Loading } from '../../../components/notices/loading.tsx';

interface Props {
  capacity: Capacity;
  openState: OpenState;
}

export function CapacityPanel({ capacity, openState }: Props) {
  const t = useText();
  const { view, error } = capacity;
  if (!view) {
    if (error) return <p role="alert">{t('load.unread')}</p>;
    return <Loading heights={[420]} />;
  }
  return (
    <Stack gap="lg">
      <section className={classes.now} aria-labelledby="guests-now">
        <h2 id="guests-now">{t('load.now.title')}</h2>
        <GuestsNow openState={openState} capacity={view} />
        <OpenSwitch openState={openState} capacity={view} />
      </section>
      <PauseSection capacity={capacity} />
      <BusySection capacity={capacity} />
      <CapSection capacity={capacity} />
    </Stack>
  );
}
