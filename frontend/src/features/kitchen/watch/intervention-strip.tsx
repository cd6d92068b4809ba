import { Button } from '@mantine/core';
import { IconCheck, IconHeadset } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import type { Capacity } from '../capacity/state/use-capacity.ts';
import classes from './watch-strips.module.css';

/** What an admin did to the restaurant's running, who it was and why, until somebody here has read it. */
export function InterventionStrip({ capacity }: { capacity: Capacity }) {
  const t = useText();
  const intervention = capacity.view?.intervention;
  if (!intervention) return null;
  const { kind, reason, by, at } = intervention;
  return (
    <div className={classes.strip} data-strip data-kind="intervention">
      <IconHeadset size={28} aria-hidden />
      <p className={classes.text}>
        <strong>{t(`watch.intervention.${kind}`)}</strong>
        {reason !== null && <span>{reason}</span>}
        <span>{[by, formatTime(at)].filter((part) => part !== null).join(', ')}</span>
      </p>
      <Button
        variant="default"
        size="md"
        leftSection={<IconCheck size={20} aria-hidden />}
        onClick={capacity.takeNotice}
      >
        {t('watch.intervention.read')}
      </Button>
    </div>
  );
}
