import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useText } from '../../../i18n/use-text.ts';
import type { Lines } from '../lines/lines.ts';
import { shownIdsAtom } from '../shortcuts/in-view.ts';
import { neighbourOf } from '../shortcuts/places.ts';
import { wishedOrderAtom } from '../shortcuts/use-card-focus.ts';
import classes from './stations.module.css';
import { useSetLines } from './use-set-lines.ts';

interface Props {
  order: RestaurantOrderView;
  /** Those of this station. */
  lines: Lines;
  stationName: string;
  headingId: string;
}

/** A station's own step: its lines are done. The order itself goes on from the pass. */
export function StationStep({ order, lines, stationName, headingId }: Props) {
  const t = useText();
  const setLines = useSetLines();
  const shownIds = useAtomValue(shownIdsAtom);
  const wish = useSetAtom(wishedOrderAtom);
  const open = lines.filter(({ state }) => state !== 'done');
  if (open.length === 0) {
    return (
      <p className={classes.finished}>
        <IconChecks size={22} aria-hidden />
        {t('queue.station.finished', { station: stationName })}
      </p>
    );
  }
  return (
    <Button
      className={classes.step}
      size="md"
      leftSection={<IconChecks size={20} aria-hidden />}
      aria-describedby={headingId}
      data-shortcut="forward"
      onClick={() => {
        // The ticket goes behind the others: whoever works by keys goes on with the next one.
        wish(neighbourOf(shownIds, order.id, 'down'));
        void setLines(order, open, 'done');
      }}
    >
      {t('queue.station.finish', { station: stationName })}
    </Button>
  );
}
