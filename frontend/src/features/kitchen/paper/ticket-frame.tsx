import type { OrderView } from '@contracts/orders/order-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { menuEditorQuery } from '../../../lib/api/kitchen/menu-editor-query.ts';
import { fetchOrder } from '../../../lib/api/orders.ts';
import { useRiderNameOf } from '../riders/riders-context.ts';
import type { DeclaredDish } from './declared.ts';
import { Ticket } from './ticket.tsx';
import ticketCss from './ticket.css?inline';

const MM_PER_PX = 25.4 / 96;
/** For browsers that do not say when their dialog is closed. */
const DIALOG_TIMEOUT_MS = 120_000;

interface Props {
  orderId: number;
  onDone: () => void;
}

/**
 * A page of its own within this one, out of sight: its paper is a roll, whatever size the screen around it prints on. It
 * has no address, so nothing may frame the product from elsewhere.
 */
export default function TicketFrame({ orderId, onDone }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['kitchen', 'ticket', orderId],
    queryFn: async ({ signal }): Promise<{ order: OrderView; menu: readonly DeclaredDish[] }> => {
      const [order, menu] = await Promise.all([
        fetchOrder(orderId, undefined, signal),
        // A ticket without its allergens is still one.
        queryClient.query(menuEditorQuery()).then(
          ({ menus }) => menus.flatMap(({ items }) => items),
          () => [],
        ),
      ]);
      return { order, menu };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const fail = useEffectEvent((failure: unknown) => {
    void showToast({ title: t('ticket.failed'), message: describe(failure), tone: 'failure' });
    onDone();
  });
  useEffect(() => {
    if (error) fail(error);
  }, [error]);

  const rider = useRiderNameOf(orderId);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const paper = frame?.contentDocument;
  const done = useEffectEvent(onDone);
  const hasTicket = data !== undefined && paper !== null && paper !== undefined;
  useEffect(() => {
    const page = frame?.contentWindow;
    if (!hasTicket || !page) return undefined;
    const style = page.document.createElement('style');
    style.textContent = ticketCss;
    page.document.head.append(style);
    // A roll has no pages: the sheet is as long as the ticket.
    const heightMm = Math.ceil(page.document.documentElement.scrollHeight * MM_PER_PX) + 2;
    style.textContent += `@page { size: 80mm ${heightMm}mm; margin: 0; }`;
    const timer = setTimeout(() => done(), DIALOG_TIMEOUT_MS);
    const end = () => done();
    page.addEventListener('afterprint', end);
    page.print();
    return () => {
      clearTimeout(timer);
      page.removeEventListener('afterprint', end);
      style.remove();
    };
  }, [frame, hasTicket]);

  return (
    <>
      <iframe
        ref={setFrame}
        title={t('ticket.order', { id: orderId })}
        aria-hidden
        tabIndex={-1}
        data-ticket={orderId}
        style={{ position: 'fixed', insetInlineStart: '-100mm', width: '80mm', height: '10mm', border: 0 }}
      />
      {data && paper && createPortal(<Ticket order={data.order} menu={data.menu} rider={rider} />, paper.body)}
    </>
  );
}
