import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { NativeSelect } from '@mantine/core';
import { IconBolt, IconCalendarClock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { RadioCards } from '../../../components/forms/radio-cards.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import classes from '../checkout-screen.module.css';
import { laterSlots, type Slot } from './delivery-slots.ts';
import { dayName, soonText } from './time-texts.ts';

const MINUTE_MS = 60_000;

interface Props {
  labelledBy: string;
  /** All of the order's; empty while they are on the way. */
  restaurants: readonly RestaurantDetailView[];
  isLater: boolean;
  scheduledFor: IsoTime | null;
  error: string | undefined;
  onChange: (time: { isLater: boolean; scheduledFor: IsoTime | null }) => void;
}

/** As soon as possible, or one of the quarter hours in which every restaurant of the order is open. */
export function DeliveryTime({ labelledBy, restaurants, isLater, scheduledFor, error, onChange }: Props) {
  const t = useText();
  const nowMs = useNow(MINUTE_MS);
  const slots = useMemo(() => laterSlots(restaurants, nowMs), [restaurants, nowMs]);
  const soon = soonText(restaurants, t);

  const choose = (choice: 'asap' | 'later') =>
    onChange({ isLater: choice === 'later', scheduledFor: scheduledFor ?? slots[0]?.at ?? null });

  return (
    <>
      <RadioCards
        labelledBy={labelledBy}
        value={isLater ? 'later' : 'asap'}
        onChange={choose}
        cards={[
          {
            value: 'asap',
            label: t('checkout.asap'),
            hint: soon,
            icon: <IconBolt size={24} stroke={1.7} aria-hidden />,
          },
          {
            value: 'later',
            label: t('checkout.later'),
            hint: t('checkout.laterText'),
            icon: <IconCalendarClock size={24} stroke={1.7} aria-hidden />,
          },
        ]}
      />
      {isLater && restaurants.length > 0 && (
        <LaterTime
          slots={slots}
          nowMs={nowMs}
          value={scheduledFor}
          error={error}
          onChange={(at) => onChange({ isLater, scheduledFor: at })}
        />
      )}
      {isLater && restaurants.length > 1 && <p className={classes.hint}>{t('checkout.timeForAll')}</p>}
    </>
  );
}

interface LaterProps {
  slots: readonly Slot[];
  nowMs: number;
  value: IsoTime | null;
  error: string | undefined;
  onChange: (at: IsoTime) => void;
}

function LaterTime({ slots, nowMs, value, error, onChange }: LaterProps) {
  const t = useText();
  if (slots.length === 0) {
    return (
      <p className={classes.hint} role="status">
        {t('checkout.noTimes')}
      </p>
    );
  }
  const chosen = slots.find(({ at }) => at === value);
  const days = [...new Set(slots.map(({ day }) => day))];
  const day = chosen?.day ?? days[0];
  const ofDay = slots.filter((slot) => slot.day === day);
  const isGone = value !== null && chosen === undefined;

  /** The same time of the other day, or the next one after it. */
  const chooseDay = (next: string) => {
    const there = slots.filter((slot) => slot.day === next);
    const wanted = chosen ? formatTime(chosen.at) : '';
    const slot = there.find(({ at }) => formatTime(at) >= wanted) ?? there.at(-1);
    if (slot) onChange(slot.at);
  };
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('checkout.day')}
        value={day}
        data={days.map((key) => ({
          value: key,
          label: dayName(slots.find((slot) => slot.day === key)?.at ?? '', nowMs, t),
        }))}
        onChange={(event) => chooseDay(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('checkout.time')}
        value={chosen?.at ?? ''}
        error={error ?? (isGone && t('checkout.timeGone'))}
        data={[
          ...(chosen ? [] : [{ value: '', label: value === null ? '' : formatTime(value), disabled: true }]),
          ...ofDay.map(({ at }) => ({ value: at, label: formatTime(at) })),
        ]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
