import { UNDO_SECONDS } from '@contracts/constants.ts';
import { wordKey } from '@contracts/orders/status-words.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../components/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import type { Undoable } from '../queue/queue-types.ts';
import classes from './undo-bar.module.css';
import { wishedOrderAtom } from '../shortcuts/use-card-focus.ts';

const TICK_MS = 200;
/** More would cover the queue; the older ones go first anyway. */
const MOST_BARS = 3;

/** What was just done here and may be taken back, with the seconds that are left. */
export function UndoBar() {
  const t = useText();
  const { queue } = useKitchen();
  const undoables = queue?.undoables.slice(-MOST_BARS) ?? [];
  return (
    <div className={classes.bars} role="region" aria-live="polite" aria-label={t('queue.undo.region')}>
      {undoables.map((undoable, index) => (
        <UndoableStep
          key={`${undoable.orderId} ${undoable.status}`}
          undoable={undoable}
          isLatest={index === undoables.length - 1}
        />
      ))}
    </div>
  );
}

function UndoableStep({ undoable, isLatest }: { undoable: Undoable; isLatest: boolean }) {
  const t = useText();
  const { undo, expireUndo } = useKitchen();
  const { orderId, status, fulfilment, sinceMs } = undoable;
  const setWished = useSetAtom(wishedOrderAtom);
  const bar = useRef<HTMLDivElement>(null);
  const endsMs = sinceMs + UNDO_SECONDS * 1000;
  const leftMs = endsMs - useNow(TICK_MS);
  const isOver = leftMs <= 0;

  useEffect(() => {
    if (!isOver) return;
    // The button goes: whoever was on it goes on with the order.
    if (bar.current?.contains(document.activeElement)) setWished(orderId);
    expireUndo(orderId);
  }, [expireUndo, isOver, orderId, setWished]);

  return (
    <div className={classes.bar} ref={bar}>
      <span className={classes.text}>
        {t(status === 'cancelled' ? `queue.undo.${status}` : wordKey(`queue.undo.${status}`, fulfilment), {
          id: orderId,
        })}
      </span>
      <span className={classes.seconds} aria-hidden>
        {Math.max(0, Math.ceil(leftMs / 1000))}
      </span>
      <Button
        size="md"
        variant="white"
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
        aria-label={t('queue.undo.actionOrder', { id: orderId })}
        {...(isLatest && { 'data-shortcut': 'undo' })}
        onClick={() => {
          setWished(orderId);
          void undo(orderId);
        }}
      >
        {t('queue.undo.action')}
      </Button>
      <progress className={classes.left} value={Math.max(0, leftMs)} max={UNDO_SECONDS * 1000} aria-hidden />
    </div>
  );
}
