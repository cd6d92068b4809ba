import { Skeleton, Stack } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import { OpenSwitch } from '../open-state/open-switch.tsx';
import type { OpenState } from '../open-state/use-open-state.ts';
import { BusySection } from './busy-section.tsx';
import { CapSection } from './cap-section.tsx';
import { GuestsNow } from './guests-now.tsx';
import classes from './load-panel.module.css';
import { PauseSection } from './pause-section.tsx';
import type { Load } from './state/use-load.ts';

interface Props {
  load: Load;
  openState: OpenState;
}

export function LoadPanel({ load, openState }: Props) {
  const t = useText();
  const { view, error } = load;
  if (!view) {
    if (error) return <p role="alert">{t('load.unread')}</p>;
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton h={420} radius="md" />
      </div>
    );
  }
  return (
    <Stack gap="lg">
      <section className={classes.now} aria-labelledby="guests-now">
        <h2 id="guests-now">{t('load.now.title')}</h2>
        {openState.info && <GuestsNow info={openState.info} view={view} shown={openState.publicState} />}
        <OpenSwitch openState={openState} />
      </section>
      <PauseSection load={load} />
      <BusySection load={load} />
      <CapSection load={load} />
    </Stack>
  );
}
