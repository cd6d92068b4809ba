import { Injectable } from '@nestjs/common';
import { callerOf } from '../../../http/requests/caller-address.ts';
import { mailboxOf, phoneOf } from '../../../limits/contact-keys.ts';
import { Limits } from '../../../limits/limits.ts';
import type { GuestContactRequest } from '../../../contracts/http/requests.gen.ts';

/** What a guest's order is counted by. */
export interface Guest {
  readonly contact: Pick<GuestContactRequest, 'email' | 'phone'>;
  readonly restaurantId: number;
  readonly ip: string;
}

/** Tells guests who order as families do from those whose order has to be confirmed. */
@Injectable()
export class GuestOrderLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts an order. Whoever has confirmed one from this address has a wider limit of their own. */
  async isOrdinary(guest: Guest): Promise<boolean> {
    const known = knownKey(guest);
    return this.limits.countStages({
      memory: ['guest_known', known],
      known: ['guest_order_known', known],
      strangers: [
        [
          ['guest_order_mailbox', mailboxOf(guest.contact.email)],
          ['guest_order_phone', phoneOf(guest.contact.phone)],
          ['guest_order_address', callerOf(guest.ip)],
        ],
        // Only who is within their own counts here, or one guest could make all others of the restaurant confirm.
        [['guest_order_restaurant', String(guest.restaurantId)]],
      ],
    });
  }

  /** Counts an e-mail that asks for a confirmation. @throws ProblemError `too_many_requests`. */
  async assertMayAsk(guest: Guest): Promise<void> {
    await this.limits.consume('confirmation_address', callerOf(guest.ip));
    await this.limits.consume('confirmation_mailbox', mailboxOf(guest.contact.email));
  }

  async remember(guest: Guest): Promise<void> {
    await this.limits.remember('guest_known', knownKey(guest));
  }
}

function knownKey({ contact, ip }: Guest): string {
  return `${mailboxOf(contact.email)} ${callerOf(ip)}`;
}
