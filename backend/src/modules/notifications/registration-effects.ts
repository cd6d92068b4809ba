import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { Consequence } from '../../events/consequence.ts';
import type { DomainEvent, EventOf } from '../../events/outbox/domain-event.ts';
import { Queues } from '../../events/queues/queues.ts';
import { FOR_SIX_HOURS } from '../../events/queues/work-queue.ts';
import { LoginMails } from './login-mails.ts';
import { Mailer } from '../../mail/mailer.ts';
import { writeRegistrationMail } from './registrations/registration-mail.ts';
import { RegistrationNoticeRepository } from './registrations/registration-notice.repository.ts';

type AccountChange = EventOf<'review' | 'login'>;

/** Writes to restaurants about their registration and their login. These are few, so each step is a job of its own. */
@Injectable()
export class RegistrationEffects extends Consequence<AccountChange> {
  readonly #publicUrl: string;

  constructor(
    queues: Queues,
    private readonly notices: RegistrationNoticeRepository,
    private readonly mailer: Mailer,
    private readonly logins: LoginMails,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super(queues, {
      name: 'registration-mails',
      concurrency: 1,
      ...FOR_SIX_HOURS,
      keptFailed: 1_000,
    });
    this.#publicUrl = environment.publicUrl;
  }

  follow(events: readonly DomainEvent[]): Promise<void> {
    return this.addJobs(
      events
        .filter((event) => event.kind === 'review' || event.kind === 'login')
        .map((event) => ({
          name: event.kind === 'login' ? event.kind : event.payload.step,
          data: event,
          jobId: `${event.kind}-${String(event.eventId)}`,
        })),
    );
  }

  handle(event: AccountChange): Promise<void> {
    return event.kind === 'login' ? this.logins.send(event) : this.#tell(event);
  }

  /** Nothing for a step that the review has left behind meanwhile. A job that is tried again writes once. */
  async #tell({ eventId, payload }: EventOf<'review'>): Promise<void> {
    const notice = await this.notices.find(payload.restaurantId, eventId);
    if (notice === null || notice.isTold || notice.version !== payload.version) return;
    const thread = `registration-${String(notice.restaurantId)}`;
    const isSent = await this.mailer.send({
      ...writeRegistrationMail(payload.step, notice, this.#publicUrl),
      to: notice.email,
      id: `${thread}-${String(payload.version)}`,
      thread,
    });
    if (isSent) await this.notices.markSent(eventId);
  }
}
