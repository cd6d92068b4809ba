import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../http/problem.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { isAuthSecret, isPublicKey } from './push-encryption.ts';
import { PushSender } from './push-sender.ts';
import { PushSubscriptionRepository } from './push-subscription.repository.ts';
import type { PushSubscriptionRequest } from '../../../contracts/http/requests.gen.ts';

/** Lets a browser be told of a customer's orders, of what a restaurant misses or its rider gets, or, with the token of its link, of one. */
@Injectable()
export class SubscribeBrowser {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly sender: PushSender,
  ) {}

  /** @throws ProblemError `validation_failed`, `unauthenticated`, `forbidden`, `not_found`. */
  async execute(request: PushSubscriptionRequest, account: SessionAccount | null): Promise<void> {
    const { endpoint, keys, orderId, token } = request;
    if (this.sender.publicKey === null) throw new ProblemError('not_found');
    if (!this.sender.isAllowed(endpoint)) throw ProblemError.field('endpoint', 'invalid_choice');
    if (!isPublicKey(keys.p256dh)) throw ProblemError.field('keys.p256dh', 'invalid_format');
    if (!isAuthSecret(keys.auth)) throw ProblemError.field('keys.auth', 'invalid_format');
    const browser = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
    if (orderId !== undefined) {
      const userId = account?.role === 'customer' ? account.accountId : null;
      const isAdded = await this.subscriptions.addForOrder(orderId, { userId, token: token ?? null }, browser);
      if (!isAdded) throw new ProblemError('not_found');
      return;
    }
    if (account === null) throw new ProblemError('unauthenticated');
    if (account.role === 'admin') throw new ProblemError('forbidden');
    if (account.role === 'restaurant') await this.subscriptions.addForRestaurant(account, browser);
    else await this.subscriptions.addForCustomer(account, browser);
  }
}
