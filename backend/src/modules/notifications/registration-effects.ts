import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { ReviewChanged } from '../../events/domain-event.ts';
import { RegistrationQueue } from '../../events/registration-queue.ts';
import { LoginLetters } from './login-letters.ts';
import { Mailer } from './mail/mailer.ts';
import { writeRegistrationMail } from './mail/registration-mail.ts';
import { RegistrationNoticeRepository } from './registration-notice.repository.ts';

/** Tells restaurants how far their registration is. */
@Injectable()
export class RegistrationEffects implements OnApplicationBootstrap {
  readonly #publicUrl: string;

  constructor(
    private readonly queue: RegistrationQueue,
    private readonly notices: RegistrationNoticeRepository,
    private readonly mailer: Mailer,
    private readonly logins: LoginLetters,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#publicUrl = environment.publicUrl;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.queue.isWorker) return;
    await this.queue.process((event) => (event.kind === 'login' ? this.logins.send(event) : this.tell(event)));
  }

  /** Nothing for a step that the review has left behind meanwhile. A job that is tried again writes once. */
  async tell({ eventId, payload }: ReviewChanged): Promise<void> {
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
