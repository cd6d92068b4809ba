import { IconPrinter } from '@tabler/icons-react';
import { useAtomValue, useSetAtom } from 'jotai';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { addTicketAtom, ticketJobsAtom } from './ticket-jobs.ts';

/** Prints the kitchen ticket of an order. Needs the `TicketPrinter` of the dashboard. */
export function PrintTicketButton({ orderId }: { orderId: number }) {
  const t = useText();
  const print = useSetAtom(addTicketAtom);
  const isPrinting = useAtomValue(ticketJobsAtom).some((job) => job.orderId === orderId);
  return (
    <BusyButton
      variant="subtle"
      color="gray"
      fullWidth
      isBusy={isPrinting}
      leftSection={<IconPrinter size={20} aria-hidden />}
      aria-label={t('ticket.printOf', { id: orderId })}
      onClick={() => print(orderId)}
    >
      {t('ticket.print')}
    </BusyButton>
  );
}
