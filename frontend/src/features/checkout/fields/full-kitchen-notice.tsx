import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { formatDayMonth, formatTime } from '../../../lib/format/dates/dates.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { dayOf, slotWithRoom } from './delivery-slots.ts';
import classes from '../summary/order-failure-notice.module.css';

interface Props {
  restaurants: readonly RestaurantDetailView[];
  draft: Pick<CheckoutDraft, 'isLater' | 'scheduledFor'>;
  roomAt: IsoTime;
  onChoose: (at: IsoTime) => void;
}

/** Offers the next time that a full kitchen has room for; once it is chosen, says what is left to do. */
export function FullKitchenNotice({ restaurants, draft, roomAt, onChoose }: Props) {
  const t = useText();
  // As it was when the kitchen refused.
  const [refused] = useState(() => ({ wasLater: draft.isLater, nowMs: Date.now() }));
  const slot = slotWithRoom(restaurants, roomAt, refused.wasLater, refused.nowMs);
  if (slot === null) return null;
  const isToday = slot.day === dayOf(refused.nowMs);
  const time = isToday ? formatTime(slot.at) : `${formatDayMonth(slot.at)}, ${formatTime(slot.at)}`;
  if (draft.isLater && draft.scheduledFor === slot.at)
    return <p role="status">{t('checkout.laterChosen', { time })}</p>;
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={() => onChoose(slot.at)}>
        {t('checkout.orderForLater', { time })}
      </Button>
    </div>
  );
}
