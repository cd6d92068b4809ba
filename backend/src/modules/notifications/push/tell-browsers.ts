import { Injectable } from '@nestjs/common';
import { SentNotificationRepository } from '../sent/sent-notification.repository.ts';
import { PushSender } from './push-sender.ts';
import { PushSubscriptionRepository, type Subscription } from './push-subscription.repository.ts';

/** From a second to a minute between two tries: what is told at a door is of no use later. */
export const AT_THE_DOOR = {
  concurrency: 4,
  attempts: 7,
  backoff: { type: 'exponential', delay: 1_000 },
  keptFailed: 100,
} as const;

type Message = Parameters<PushSender['send']>[2];

/** Tells each browser once of an event, however often the job is tried. */
@Injectable()
export class TellBrowsers {
  constructor(
    private readonly sent: SentNotificationRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly push: PushSender,
  ) {}

  /** `as`: events of orders and of restaurants have numbers of their own, and one event may be told in two ways. */
  async tell(
    { eventId, as }: { eventId: number; as: 'door' | 'rider' },
    browsers: readonly Subscription[],
    messageFor: (browser: Subscription) => Message,
  ): Promise<void> {
    const told = await this.sent.recipientsOf(eventId);
    const recipientOf = ({ id }: Subscription) => `${as}:${String(id)}`;
    const untold = browsers.filter((browser) => !told.has(recipientOf(browser)));
    await Promise.all(
      untold.map(async (browser) => {
        const outcome = await this.push.send(browser.endpoint, browser, messageFor(browser));
        if (outcome === 'gone') await this.subscriptions.remove(browser.endpoint);
        else await this.sent.add(eventId, recipientOf(browser));
      }),
    );
  }
}
