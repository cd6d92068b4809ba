import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useText } from '../../../i18n/use-text.ts';
import { addTicketAtom, ticketJobsAtom } from './ticket-jobs.ts';

/** Prints the kitchen ticket of an order. Needs the `TicketPrinter` of the dashboard. */
export function PrintTicketButton({ orderId }: { orderId: number }) {
  const t = useText();
  const print = useSetAtom(addTicketAtom);
  const isPrinting = useAtomValue(ticketJobsAtom).some((job) => job.orderId === orderId);
  return (
    <Button
      variant="subtle"
      color="gray"
      fullWidth
      loading={isPrinting}
      leftSection={<IconPrinter size={20} aria-hidden />}
      aria-label={t('ticket.printOf', { id: orderId })}
      onClick={() => print(orderId)}
    >
      {t('ticket.print')}
    </Button>
  );
}
