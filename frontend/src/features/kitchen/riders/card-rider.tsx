import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Button, Menu } from '@mantine/core';
import { IconBike, IconChevronDown, IconDoorOff, IconGripVertical } from '@tabler/icons-react';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../../../components/page/skip-link.tsx';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import { useCalls, useKitchen } from '../state/kitchen-context.ts';
import { isDoorGivenUp } from './door.ts';
import { draggedOrderAtom } from './dragged-order.ts';
import { isForRiders, riderNameOf, ridesOf } from './rides.ts';
import { useRiders } from './riders-context.ts';
import { WaitingMark } from './waiting/waiting-mark.tsx';
import classes from './riders.module.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

const NOBODY = 'nobody';

/** Outside the list, which would clip it, and yet in the main part. The first item takes the focus. */
const MENU = { portalProps: { target: `#${MAIN_ID}` }, withInitialFocusPlaceholder: false } as const;

interface Props {
  order: RestaurantOrderView;
  headingId: string;
  isBusy: boolean;
}

/** Who brings it, and the menu that gives it to somebody else; nothing where nobody of the restaurant's rides. */
export function CardRider({ order, headingId, isBusy }: Props) {
  const t = useText();
  const riders = useRiders();
  if (riders === null || !isForRiders(order)) return null;
  // While nobody rides there is nothing to choose, and a queue has no room to say so on each ticket.
  if (order.rider_id === null && riders.onShift.length === 0) return null;
  const name = order.rider_id === null ? null : (riderNameOf(order, riders.onShift) ?? t('riders.unnamed'));
  return (
    <>
      <Draggable orderId={order.id} isOff={isBusy || riders.onShift.length === 0}>
        <Menu position="bottom-start" width="target" {...MENU}>
          <Menu.Target>
            <Button
              classNames={{ root: classes.who, inner: classes.whoInner, label: classes.whoLabel }}
              variant="default"
              leftSection={<IconBike size={20} aria-hidden />}
              rightSection={<IconChevronDown size={18} aria-hidden />}
              aria-describedby={headingId}
              data-free={name === null || undefined}
            >
              {name === null ? t('riders.card.free') : t('riders.card.has', { name })}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Choices order={order} isBusy={isBusy} />
          </Menu.Dropdown>
        </Menu>
      </Draggable>
      {name !== null && <WaitingMark order={order} name={name} />}
      {order.nobody_there_until !== null && <Door order={order} until={order.nobody_there_until} />}
    </>
  );
}

/** With the button of the menu it is dragged to a rider by a mouse or a long touch. */
function Draggable({ orderId, isOff, children }: { orderId: number; isOff: boolean; children: ReactNode }) {
  const setDragged = useSetAtom(draggedOrderAtom);
  return (
    <div
      role="presentation"
      className={classes.draggable}
      draggable={!isOff}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', `#${orderId}`);
        setDragged(orderId);
      }}
      onDragEnd={() => setDragged(null)}
    >
      {!isOff && <IconGripVertical size={20} className={classes.grip} aria-hidden />}
      {children}
    </div>
  );
}

/** Riders on shift with what each has, and nobody. */
function Choices({ order, isBusy }: Pick<Props, 'order' | 'isBusy'>) {
  const t = useText();
  const { orders } = useKitchen();
  const { assign } = useCalls();
  const onShift = useRiders()?.onShift ?? [];
  const give = (value: string) => {
    const riderId = value === NOBODY ? null : Number(value);
    if (!isBusy && riderId !== order.rider_id) void assign(order, riderId);
  };
  return (
    <Menu.RadioGroup value={order.rider_id === null ? NOBODY : String(order.rider_id)} onChange={give}>
      <Menu.Label>{onShift.length === 0 ? t('riders.noneOnShift') : t('riders.menu')}</Menu.Label>
      {onShift.map(({ id, name }) => (
        <Menu.RadioItem key={id} value={String(id)} className={classes.choice} closeMenuOnClick>
          <span className={classes.name}>{name}</span>{' '}
          <span className={classes.load}>{t('riders.load', { count: ridesOf(orders, id).length })}</span>
        </Menu.RadioItem>
      ))}
      <Menu.RadioItem value={NOBODY} className={classes.choice} closeMenuOnClick>
        {t('riders.nobody')}
      </Menu.RadioItem>
    </Menu.RadioGroup>
  );
}

function Door({ order, until }: { order: RestaurantOrderView; until: string }) {
  const t = useText();
  const isGivenUp = useClock((now) => isDoorGivenUp(order, now));
  return (
    <p className={classes.urgent}>
      <IconDoorOff size={20} aria-hidden />
      {isGivenUp ? t('riders.decide') : t('riders.waits', { time: formatTime(until) })}
    </p>
  );
}
