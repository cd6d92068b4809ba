import { IconBike } from '@tabler/icons-react';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useCalls, useKitchen } from '../state/kitchen-context.ts';
import { draggedOrderAtom } from './dragged-order.ts';
import classes from './drop-bar.module.css';
import { ridesOf } from './rides.ts';
import { useRiders } from './riders-context.ts';

/**
 * Riders on shift, for as long as an order is dragged. The platform's own dragging works with a mouse and with a long touch; the
 * menu on the card does the same without it.
 */
export function DropBar() {
  const t = useText();
  const { orders } = useKitchen();
  const { assign } = useCalls();
  const onShift = useRiders()?.onShift ?? [];
  const [draggedId, setDragged] = useAtom(draggedOrderAtom);
  const order = orders.find(({ id }) => id === draggedId);
  useEffect(() => {
    if (draggedId === null) return undefined;
    // Nothing tells of the end when the card has gone meanwhile; while something is dragged no pointer moves.
    const end = () => setDragged(null);
    window.addEventListener('pointermove', end);
    return () => window.removeEventListener('pointermove', end);
  }, [draggedId, setDragged]);
  if (order === undefined) return null;
  const give = (riderId: number | null) => {
    if (riderId !== order.rider_id) void assign(order, riderId);
  };
  return (
    <div className={classes.bar} data-drop-bar aria-hidden>
      <p className={classes.title}>{t('riders.drop', { id: order.id })}</p>
      <div className={classes.targets}>
        {onShift.map(({ id, name }) => (
          <Target key={id} isChosen={order.rider_id === id} onDrop={() => give(id)}>
            <IconBike size={22} />
            <strong>{name}</strong>
            <span>{t('riders.load', { count: ridesOf(orders, id).length })}</span>
          </Target>
        ))}
        <Target isChosen={order.rider_id === null} onDrop={() => give(null)}>
          {t('riders.nobody')}
        </Target>
      </div>
    </div>
  );
}

function Target({ isChosen, onDrop, children }: { isChosen: boolean; onDrop: () => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const endDrag = useSetAtom(draggedOrderAtom);
  return (
    <div
      role="presentation"
      className={classes.target}
      data-drop-target
      data-over={isOver || undefined}
      data-chosen={isChosen || undefined}
      onDragEnter={() => setOver(true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      // Says that something may be dropped here.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        endDrag(null);
        onDrop();
      }}
    >
      {children}
    </div>
  );
}
