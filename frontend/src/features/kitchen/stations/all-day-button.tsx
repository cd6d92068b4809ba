import { ActionIcon, CloseButton, Popover, Title, Tooltip } from '@mantine/core';
import { IconSum } from '@tabler/icons-react';
import { useState } from 'react';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { allDayCounts } from '../lines/all-day.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import classes from './stations.module.css';
import { useStations } from './stations-context.ts';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';

const MINUTE_MS = 60_000;

/** How many of each dish are still to be made. */
export function AllDayButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} width={340} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t('queue.allDay.title')}>
          <ActionIcon size={44} variant="default" aria-label={t('queue.allDay.title')} onClick={() => setOpen(!isOpen)}>
            <IconSum size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('queue.allDay.title')}>
        <AllDay onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function AllDay({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { orders } = useKitchen();
  const stations = useStations();
  const now = useClock((at) => Math.floor(at / MINUTE_MS) * MINUTE_MS);
  const counts = allDayCounts(orders, now, stations?.isOwn);
  return (
    <div className={classes.allDay}>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {t('queue.allDay.title')}
          {stations?.own && ` · ${stations.own.name}`}
        </Title>
        <CloseButton size={44} iconSize={22} aria-label={t('queue.keys.close')} onClick={onClose} />
      </div>
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
