import { ActionIcon, Popover, Title, Tooltip } from '@mantine/core';
import { IconSum } from '@tabler/icons-react';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { allDayCounts } from '../lines/all-day.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import classes from './stations.module.css';
import { useStations } from './stations-context.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';

const MINUTE_MS = 60_000;

/** How many of each dish are still to be made. */
export function AllDayButton() {
  const t = useText();
  return (
    <Popover width={340} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t('queue.allDay.title')}>
          <ActionIcon size={44} variant="default" aria-label={t('queue.allDay.title')}>
            <IconSum size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('queue.allDay.title')}>
        <AllDay />
      </Popover.Dropdown>
    </Popover>
  );
}

function AllDay() {
  const t = useText();
  const { orders } = useKitchen();
  const stations = useStations();
  const now = useClock((at) => Math.floor(at / MINUTE_MS) * MINUTE_MS);
  const counts = allDayCounts(orders, now, stations?.isOwn);
  return (
    // Scrolled by keys, too: it has nothing else in it that takes the focus.
    <div className={classes.allDay} tabIndex={0} role="group" aria-label={t('queue.allDay.title')}>
      <Title order={2} size="h4">
        {t('queue.allDay.title')}
        {stations?.own && ` · ${stations.own.name}`}
      </Title>
      <p className={classes.hint}>{counts.length === 0 ? t('queue.allDay.none') : t('queue.allDay.hint')}</p>
      <ul className={classes.counts}>
        {counts.map(({ key, name, left, doing }) => (
          <li key={key}>
            <span className={classes.count}>{left}×</span>
            <span>
              {name}
              {doing > 0 && <span className={classes.doing}>{t('queue.allDay.doing', { count: doing })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
