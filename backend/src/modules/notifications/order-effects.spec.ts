import { describe, expect, it } from '@jest/globals';
import type { Environment } from '../../config/environment.ts';
import type { OrderChanged } from '../../events/outbox/domain-event.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { NOTICE } from '../../../test/support/notices.ts';
import type { NoticeRepository } from './orders/notice.repository.ts';
import { OrderEffects } from './order-effects.ts';
import type { PushSender } from './push/push-sender.ts';
import type { PushSubscriptionRepository } from './push/push-subscription.repository.ts';
import type { SentNotificationRepository } from './sent/sent-notification.repository.ts';

const placed: OrderChanged = {
  kind: 'order',
  eventId: 7,
  orderId: 3,
  userId: 1,
  restaurantId: 1,
  version: 1,
  status: 'pending',
  previousStatus: null,
  at: '2026-11-21T12:00:00.000Z',
  by: 'customer',
  reason: null,
  paymentStatus: 'due',
  estimatedFrom: null,
  estimatedTo: null,
  riderId: null,
  previousRiderId: null,
  readyBy: null,
};

describe('an event that comes in two jobs at once', () => {
  it('is told once', async () => {
    const told = new Set<string>();
    const mails: string[] = [];
    const notices = {
      findMany: (events: readonly OrderChanged[]) =>
        Promise.resolve(new Map(events.map(({ eventId }) => [eventId, { ...NOTICE, told: new Set(told) }]))),
    } as unknown as NoticeRepository;
    const sent = {
      add: (_: number, recipient: string) => Promise.resolve(void told.add(recipient)),
    } as unknown as SentNotificationRepository;
    const mailer = {
      send: async ({ id }: { id: string }) => {
        mails.push(id);
        await new Promise((resolve) => setImmediate(resolve));
        return true;
      },
    } as unknown as Mailer;
    const effects = new OrderEffects(
      notices,
      sent,
      {} as unknown as PushSubscriptionRepository,
      mailer,
      { publicKey: null } as unknown as PushSender,
      { publicUrl: 'http://localhost:3000' } as Environment,
    );
    await Promise.all([effects.tell([placed]), effects.tell([placed])]);
    expect(mails).toEqual(['order-3-1']);
  });
});
