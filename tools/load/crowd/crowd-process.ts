/** Started by `crowd.ts`: holds client sockets and does what it is told. */
import { ClientSockets } from './client-sockets.ts';
import type { Heard, Orders, Told } from './orders.ts';

const sockets = new ClientSockets((round) => {
  say({ round });
});

type Doer = { [N in keyof Orders]: (takes: Orders[N]['takes']) => Promise<Orders[N]['answers']> };

const DO: Doer = {
  open: (order) => sockets.open(order),
  keep: (count) => sockets.keep(count),
  churn: (order) => sockets.churn(order),
  arrivals: () => Promise.resolve(sockets.takeArrivals()),
  returned: ({ lost }) => sockets.untilReturned(lost),
  away: () => Promise.resolve(sockets.away),
  views: () => Promise.resolve(sockets.views()),
};

process.on('message', ({ id, name, takes }: Told) => {
  (DO[name] as (takes: unknown) => Promise<unknown>)(takes).then(
    (answers) => {
      say({ id, answers });
    },
    (error: unknown) => {
      say({ id, failure: String(error instanceof Error ? error.stack : error) });
    },
  );
});
process.once('disconnect', () => process.exit(0));

function say(heard: Heard): void {
  process.send?.(heard);
}
