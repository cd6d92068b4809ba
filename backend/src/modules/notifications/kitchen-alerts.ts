import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { type Alert, AlertQueue } from '../../events/alert-queue.ts';
import { HopelessJobError } from '../../events/queues.ts';
import { type AlertTopic, writeKitchenMail } from './mail/kitchen-mail.ts';
import { Mailer } from './mail/mailer.ts';
import { type KitchenAlert, KitchenAlertRepository } from './kitchen-alert.repository.ts';
import { writeKitchenPush } from './push/kitchen-push.ts';
import { PushSender } from './push/push-sender.ts';
import { PushSubscriptionRepository, type Subscription } from './push-subscription.repository.ts';

/** In `sent_notifications`, where other letters have other recipients. */
const BY_LETTER = 'kitchen';

/** Tells restaurants outside their screens that nobody answers there. A job that is tried again leaves out whom it has told. */
@Injectable()
export class KitchenAlerts implements OnApplicationBootstrap {
  readonly #publicUrl: string;

  constructor(
    private readonly queue: AlertQueue,
    private readonly alerts: KitchenAlertRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly mailer: Mailer,
    private readonly push: PushSender,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#publicUrl = environment.publicUrl;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.queue.isWorker) await this.queue.process((event) => this.tell(event));
  }

  /** Nothing for what has been answered meanwhile. */
  async tell(event: Alert): Promise<void> {
    const alert = await this.alerts.find(event);
    if (!alert?.isCurrent) return;
    const browsers = this.push.publicKey === null ? [] : await this.subscriptions.listOfRestaurant(alert.restaurant.id);
    const results = await Promise.allSettled([
      alert.told.has(BY_LETTER) ? undefined : this.#mail(event, alert),
      ...browsers
        .filter(({ id }) => !alert.told.has(recipientOf(id)))
        .map((browser) => this.#notify(event, alert, browser)),
    ]);
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // What may work later decides: the others are tried along with it, in vain and without harm.
    if (errors.length > 0) throw errors.find((error) => !(error instanceof HopelessJobError)) ?? errors[0];
  }

  /** One letter an order is enough, but for what an admin asks. */
  async #mail(event: Alert, alert: KitchenAlert): Promise<void> {
    if (alert.isRepeated && event.kind !== 'reminder') return;
    const letter = writeKitchenMail(topicOf(event, alert), alert, this.#publicUrl);
    const thread = `kitchen-${String(alert.restaurant.id)}`;
    const id = `${thread}-${String(event.eventId)}`;
    const isSent = await this.mailer.send({ ...letter, to: alert.restaurant.email, id, thread });
    if (isSent) await this.alerts.markSent(event.eventId, BY_LETTER);
  }

  async #notify(event: Alert, alert: KitchenAlert, browser: Subscription): Promise<void> {
    const message = writeKitchenPush(topicOf(event, alert), event, alert);
    const outcome = await this.push.send(browser.endpoint, browser, message);
    if (outcome === 'gone') await this.subscriptions.remove(browser.endpoint);
    else await this.alerts.markSent(event.eventId, recipientOf(browser.id));
  }
}

function topicOf({ payload }: Alert, { order }: KitchenAlert): AlertTopic {
  if ('step' in payload) return order?.status === 'pending' ? 'waiting' : 'overdue';
  return payload.kind === 'restaurant_paused' ? 'paused' : 'noDevice';
}

function recipientOf(subscriptionId: number): string {
  return `${BY_LETTER}:${String(subscriptionId)}`;
}
