import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { isStepBack } from '../../contracts/orders/order-status.ts';
import type { OrderChanged } from '../../events/outbox/domain-event.ts';
import { HopelessJobError } from '../../events/queues/queues.ts';
import { Mailer } from '../../mail/mailer.ts';
import { mailKindOf, orderMail } from './orders/order-mail.ts';
import type { Notice } from './orders/notice.ts';
import { NoticeRepository } from './orders/notice.repository.ts';
import { writeOrderPush } from './orders/order-push.ts';
import { PushSender } from './push/push-sender.ts';
import { PushSubscriptionRepository, type Subscription } from './push/push-subscription.repository.ts';
import { SentNotificationRepository } from './sent/sent-notification.repository.ts';

/** What is told of an event; the rest is read with its order. */
export type ToldStep = Pick<OrderChanged, 'orderId' | 'eventId' | 'version' | 'status' | 'previousStatus' | 'at'>;

/** Tells customers what became of their order. A job that is tried again leaves out whom it has told already. */
@Injectable()
export class OrderEffects {
  readonly #publicUrl: string;
  readonly #telling = new Map<number, Promise<unknown>>();

  constructor(
    private readonly notices: NoticeRepository,
    private readonly sent: SentNotificationRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly mailer: Mailer,
    private readonly push: PushSender,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#publicUrl = environment.publicUrl;
  }

  /**
   * Answers with the events that failed. An event may come in two jobs, as the outbox may hand it on twice: the second waits
   * for the first, and finds who was told.
   */
  async tell(events: readonly ToldStep[]): Promise<ReadonlyMap<ToldStep, Error>> {
    for (let busy = this.#busyWith(events); busy.length > 0; busy = this.#busyWith(events)) {
      await Promise.allSettled(busy);
    }
    const work = this.#tellAll(events).finally(() => {
      for (const { eventId } of events) this.#telling.delete(eventId);
    });
    for (const { eventId } of events) this.#telling.set(eventId, work);
    return work;
  }

  #busyWith(events: readonly ToldStep[]): Promise<unknown>[] {
    return events.flatMap(({ eventId }) => this.#telling.get(eventId) ?? []);
  }

  async #tellAll(events: readonly ToldStep[]): Promise<ReadonlyMap<ToldStep, Error>> {
    const notices = await this.notices.findMany(events, this.push.publicKey !== null);
    const failed = new Map<ToldStep, Error>();
    await Promise.all(
      events.map(async (event) => {
        const notice = notices.get(event.eventId);
        if (notice === undefined || notice.isUndone) return;
        await this.#tellOne(event, notice).catch((error: unknown) =>
          failed.set(event, error instanceof Error ? error : new Error(String(error))),
        );
      }),
    );
    return failed;
  }

  async #tellOne(event: ToldStep, notice: Notice): Promise<void> {
    const results = await Promise.allSettled([
      notice.told.has('mail') ? undefined : this.#mail(event, notice),
      ...(await this.#browsersFor(event, notice))
        .filter(({ id }) => !notice.told.has(recipientOf(id)))
        .map((browser) => this.#notify(event, notice, browser)),
    ]);
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // What may work later decides: the others are tried along with it, in vain and without harm.
    const passing = errors.find((error) => !(error instanceof HopelessJobError));
    if (errors.length > 0) throw passing ?? errors[0];
  }

  async #mail(event: ToldStep, notice: Notice): Promise<void> {
    const kind = mailKindOf(event, notice);
    if (kind === null || notice.email === null) return;
    const thread = `order-${String(event.orderId)}`;
    const mail = orderMail(kind, notice, event, this.#publicUrl);
    const addressed = { ...mail, to: notice.email, id: `${thread}-${String(event.version)}`, thread };
    const isSent = await this.mailer.send(addressed);
    if (isSent) await this.sent.add(event.eventId, 'mail');
  }

  /** None for a step that is long ago or that the order has left behind meanwhile: nobody wants to be called to the door again. */
  async #browsersFor(event: ToldStep, notice: Notice): Promise<Subscription[]> {
    if (this.push.publicKey === null || event.status === 'pending' || event.status !== notice.status) return [];
    if (notice.isLongAgo) return [];
    const browsers = await this.subscriptions.list(notice.orderId, notice.wantsPush ? notice.userId : null);
    // A step back is news for whoever was told of the step alone.
    if (!isStepBack(event.previousStatus, event.status)) return browsers;
    return browsers.filter(({ id }) => notice.misled.has(recipientOf(id)));
  }

  async #notify(event: ToldStep, notice: Notice, browser: Subscription): Promise<void> {
    const message = writeOrderPush(notice, event, browser.isSignedIn);
    if (message === null) return;
    const outcome = await this.push.send(browser.endpoint, browser, message);
    if (outcome === 'gone') await this.subscriptions.remove(browser.endpoint);
    else await this.sent.add(event.eventId, recipientOf(browser.id));
  }
}

function recipientOf(subscriptionId: number): string {
  return `push:${String(subscriptionId)}`;
}
