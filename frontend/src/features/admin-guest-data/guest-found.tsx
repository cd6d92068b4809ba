import { isFinal } from '@contracts/orders/order-status.ts';
import type { GuestDataView, GuestErasureView } from '@contracts/accounts/guest-data.ts';
import type { GuestRequest } from '@contracts/http/requests.gen.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheck, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useText } from '../../i18n/use-text.ts';
import { guestDataQuery } from '../../lib/api/admin/guest-data.ts';
import { isAtFields } from '../../lib/http/refusals.ts';
import { formatLongDate } from '../../lib/format/dates/dates.ts';
import { READ_ANEW } from '../../lib/realtime/live.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { SettingsCard } from '../../components/cards/settings-card.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import classes from './guest-data.module.css';

const FIELDS = ['by', 'value'];

interface Props {
  guest: GuestRequest;
  /** What was blanked just now. */
  done: GuestErasureView | null;
  onDone: (done: GuestErasureView) => void;
  onRefused: (error: Error) => void;
}

/** Counts of what a guest left, and the way to blank it. */
export function GuestFound({ guest, done, onDone, onRefused }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, refetch } = useQuery(guestDataQuery(guest));
  const isAtField = error !== null && isAtFields(error, FIELDS);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (isAtField && error !== null) refuse(error);
  }, [isAtField, error]);
  // An order that was under way and is over can be blanked, too.
  useLive(data !== undefined && data.open > 0 ? 'admin' : null, {
    queryKey: guestDataQuery(guest).queryKey,
    snapshot: READ_ANEW,
    events: { 'order:updated': (held, { status }) => (isFinal(status) ? READ_ANEW : held) },
  });
  return (
    <div aria-live="polite" className={classes.found}>
      {done && <Done done={done} />}
      {error && !data && !isAtField && <PanelError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={180} radius="lg" />}
      {data && <Counts by={guest.by} data={data} isAfter={done !== null} onErase={() => setIsAsking(true)} />}
      {isAsking && data && (
        <EraseDialog
          guest={guest}
          orders={data.orders}
          onClose={() => setIsAsking(false)}
          onDone={(erasure) => {
            setIsAsking(false);
            onDone(erasure);
            void refetch();
          }}
        />
      )}
    </div>
  );
}

function Done({ done: { orders } }: { done: GuestErasureView }) {
  const t = useText();
  return (
    <p className={classes.done}>
      <IconCircleCheck size={22} aria-hidden />
      {t('guestData.done', { count: orders })}
    </p>
  );
}

interface CountsProps {
  by: GuestRequest['by'];
  data: GuestDataView;
  /** Something was blanked, so that nothing left is no miss. */
  isAfter: boolean;
  onErase: () => void;
}

function Counts({ by, data, isAfter, onErase }: CountsProps) {
  const t = useText();
  const { orders, reviews, open, disputed, firstAt, lastAt } = data;
  if (firstAt === null || lastAt === null) {
    if (isAfter) return <p className={classes.text}>{t('guestData.nothingLeft')}</p>;
    return (
      <EmptyState icon={<IconSearchOff size={44} stroke={1.6} />} tone="slate" title={t('guestData.none')}>
        {t(`guestData.noneText.${by}`)}
      </EmptyState>
    );
  }
  const all = orders + open + disputed;
  const times = { from: formatLongDate(firstAt, t.language), to: formatLongDate(lastAt, t.language) };
  return (
    <SettingsCard id="guest-found" title={t('guestData.found', { count: all })}>
      <p className={classes.text}>
        {times.from === times.to ? t('guestData.day', { day: times.from }) : t('guestData.days', times)}
      </p>
      <ul className={classes.counts}>
        {orders > 0 && (
          <li>
            <strong>{t('guestData.orders', { count: orders })}</strong>
            {reviews > 0 && ` ${t('guestData.reviews', { count: reviews })}`}
          </li>
        )}
        {open > 0 && <li>{t('guestData.open', { count: open })}</li>}
        {disputed > 0 && <li>{t('guestData.disputed', { count: disputed })}</li>}
      </ul>
      {orders > 0 && (
        <div>
          <Button size="md" color="danger" onClick={onErase}>
            {t('guestData.erase')}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
