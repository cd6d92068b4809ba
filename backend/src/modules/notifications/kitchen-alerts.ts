import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { NoticeKind } from '../../contracts/restaurants/watch.ts';
import { Consequence } from '../../events/consequence.ts';
import type { DomainEvent } from '../../events/outbox/domain-event.ts';
import { HopelessJobError, Queues } from '../../events/queues/queues.ts';
import { type AlertTopic, writeKitchenMail } from './kitchen/kitchen-mail.ts';
import { Mailer } from '../../mail/mailer.ts';
import { type Alert, type KitchenAlert, KitchenAlertRepository } from './kitchen/kitchen-alert.repository.ts';
import { writeKitchenPush } from './kitchen/kitchen-push.ts';
import { PushSender } from './push/push-sender.ts';
import { PushSubscriptionRepository, type Subscription } from './push/push-subscription.repository.ts';
import { SentNotificationRepository } from './sent/sent-notification.repository.ts';

/** Of what restaurants themselves are told beside their screens; of a single order the warning tells them. */
const TOLD: readonly NoticeKind[] = ['restaurant_paused', 'no_device'];
/** In `sent_notifications`, where other e-mails have other recipients. */
const BY_EMAIL = 'kitchen';

/**
 * Tells restaurants by e-mail and push that nobody answers there. Alerts are few, so each is a job of its own. A job that
 * is tried again leaves out whom it has told.
 */
@Injectable()
export class KitchenAlerts extends Consequence<Alert> {
  readonly #publicUrl: string;

  constructor(
    queues: Queues,
    private readonly alerts: KitchenAlertRepository,
    private readonly sent: SentNotificationRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly mailer: Mailer,
    private readonly push: PushSender,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super(queues, {
      name: 'kitchen-alerts',
      concurrency: 4,
      // From two seconds to a quarter of an hour between two tries: who does not answer is told soon or not at all.
      attempts: 10,
      backoff: { type: 'exponential', delay: 2_000 },
      keptFailed: 1_000,
    });
    this.#publicUrl = environment.publicUrl;
  }

  follow(events: readonly DomainEvent[]): Promise<void> {
    return this.addJobs(
      events
        .filter(isAlert)
        .map((alert) => ({ name: alert.kind, data: alert, jobId: `alert-${String(alert.eventId)}` })),
    );
  }

  /** Nothing for what has been answered meanwhile. */
  async handle(event: Alert): Promise<void> {
    const alert = await this.alerts.find(event);
    if (!alert?.isCurrent) return;
    const browsers = this.push.publicKey === null ? [] : await this.subscriptions.listOfRestaurant(alert.restaurant.id);
    const results = await Promise.allSettled([
      alert.told.has(BY_EMAIL) ? undefined : this.#mail(event, alert),
      ...browsers
        .filter(({ id }) => !alert.told.has(recipientOf(id)))
        .map((browser) => this.#notify(event, alert, browser)),
    ]);
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // What may work later decides: the others are tried along with it, in vain and without harm.
    if (errors.length > 0) throw errors.find((error) => !(error instanceof HopelessJobError)) ?? errors[0];
  }

  /** One e-mail an order is enough, but for what an admin asks. */
  async #mail(event: Alert, alert: KitchenAlert): Promise<void> {
    if (alert.isRepeated && event.kind !== 'reminder') return;
    const mail = writeKitchenMail(topicOf(event, alert), alert, this.#publicUrl);
    const thread = `kitchen-${String(alert.restaurant.id)}`;
    const id = `${thread}-${String(event.eventId)}`;
    const isSent = await this.mailer.send({ ...mail, to: alert.restaurant.email, id, thread });
    if (isSent) await this.sent.add(event.eventId, BY_EMAIL);
  }

  async #notify(event: Alert, alert: KitchenAlert, browser: Subscription): Promise<void> {
    const message = writeKitchenPush(topicOf(event, alert), event, alert);
    const outcome = await this.push.send(browser.endpoint, browser, message);
    if (outcome === 'gone') await this.subscriptions.remove(browser.endpoint);
    else await this.sent.add(event.eventId, recipientOf(browser.id));
  }
}

function isAlert(event: DomainEvent): event is Alert {
  if (event.kind === 'notice') return TOLD.includes(event.payload.kind);
  return event.kind === 'warning' || event.kind === 'warning_half' || event.kind === 'reminder';
}

function topicOf({ payload }: Alert, { order }: KitchenAlert): AlertTopic {
  if ('step' in payload) return order?.status === 'pending' ? 'waiting' : 'overdue';
  return payload.kind === 'restaurant_paused' ? 'paused' : 'noDevice';
}

function recipientOf(subscriptionId: number): string {
  return `${BY_EMAIL}:${String(subscriptionId)}`;
}
