/** How this device shows the queue. */
import { storedAtom } from '../../../lib/storage/stored-atom.ts';

const VIEWS = ['roomy', 'compact'] as const;
export type TicketView = (typeof VIEWS)[number];

const isView = (value: unknown): value is TicketView => VIEWS.some((view) => view === value);

export const ticketViewAtom = storedAtom<TicketView>('kitchenTickets', 'roomy', isView);

/** How many lines of a ticket are in view before somebody opens it. */
export const TICKET_LINES: Readonly<Record<TicketView, number>> = { roomy: 5, compact: 3 };
