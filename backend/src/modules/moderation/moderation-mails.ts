import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { type Language, LANGUAGES } from '../../contracts/constants.ts';
import { isPast } from '../../database/sql/clock.ts';
import { Database, type Transaction } from '../../database/connection/database.ts';
import { HopelessJobError } from '../../events/queues/queues.ts';
import { Recurring } from '../../timing/recurring.ts';
import type { Mail } from '../../mail/mail-layout.ts';
import { Mailer } from '../../mail/mailer.ts';
import { writeModerationMail } from './moderation-mail.ts';
import { ModerationEmail } from '../../entities/moderation/moderation-email.entity.ts';
import { ModerationRepository } from './moderation.repository.ts';

const INTERVAL_MS = 5_000;
/** From five seconds to almost three hours between two tries: about six hours in all. */
const MAX_TRIES = 13;
const FIRST_RETRY_SECONDS = 5;

/**
 * Sends the e-mails that decisions owe. They are rows, written in the decision's own transaction, so none is lost when a
 * process or a queue dies; whoever works in the background looks for them, and at once where the decision was taken.
 */
@Injectable()
export class ModerationMails implements OnModuleDestroy {
  readonly #logger = new Logger(ModerationMails.name);
  readonly #isWorker: boolean;
  readonly #publicUrl: string;
  #sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly moderation: ModerationRepository,
    private readonly mailer: Mailer,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#isWorker = environment.role !== 'api';
    this.#publicUrl = environment.publicUrl;
  }

  async onModuleDestroy(): Promise<void> {
    await this.#sending;
  }

  /** After a commit. Where this process does not work in the background, another one comes by. */
  kick(): void {
    if (!this.#isWorker) return;
    this.#sending = this.#sending
      .then(() => this.sweep())
      .catch((error: unknown) => this.#logger.debug({ err: error }, 'The next tick tries again.'));
  }

  @Recurring({
    everyMs: INTERVAL_MS,
    in: 'worker',
    startsAtOnce: true,
    failure: 'E-mails about decisions were not sent; the next tick tries again.',
  })
  async sweep(): Promise<void> {
    await this.moderation.forgetSenders();
    let isMore = true;
    while (isMore) isMore = await this.database.transaction((tx) => this.#sendNext(tx));
  }

  /** One that is due. Whoever sends it keeps it locked meanwhile, and others take the next one. */
  async #sendNext(tx: Transaction): Promise<boolean> {
    const { manager } = tx;
    const mail = await manager.findOne(ModerationEmail, {
      where: { nextTryAt: isPast() },
      order: { nextTryAt: 'ASC' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (mail === null) return false;
    const { id, noticeId, measureId, tries } = mail;
    try {
      const written = await this.#write(tx, mail);
      const thread = `moderation-${noticeId === null ? 'm' : 'n'}${String(noticeId ?? measureId)}`;
      if (written !== null) await this.mailer.send({ ...written, id: `moderation-${String(id)}`, thread });
      await manager.update(ModerationEmail, { id }, { sentAt: () => 'now()', nextTryAt: null });
    } catch (error) {
      const isOver = error instanceof HopelessJobError || tries + 1 >= MAX_TRIES;
      this.#logger.warn({ err: error, mail: id }, isOver ? 'An e-mail was given up.' : 'An e-mail waits.');
      await manager
        .createQueryBuilder()
        .update(ModerationEmail)
        .set({ tries: tries + 1, nextTryAt: isOver ? null : () => 'now() + make_interval(secs => :wait)' })
        .where({ id })
        .setParameters({ wait: FIRST_RETRY_SECONDS * 2 ** tries })
        .execute();
    }
    return true;
  }

  /** Null where nobody can be written to any more. */
  async #write(
    tx: Transaction,
    { kind, noticeId, measureId }: ModerationEmail,
  ): Promise<(Mail & { to: string }) | null> {
    const notice = noticeId === null ? null : await this.moderation.findNotice({ id: noticeId }, tx.manager);
    const measure = measureId === null ? null : await this.moderation.findMeasure({ id: measureId }, tx);
    const decision = notice !== null ? { notice, measure: null } : measure !== null ? { notice: null, measure } : null;
    if (decision === null) return null;
    const { email, language } = decision.notice ?? decision.measure;
    if (email === null) return null;
    const appeal = await this.moderation.findAppeal(decision);
    const known: Language = LANGUAGES.find((one) => one === language) ?? 'de';
    return { ...writeModerationMail(kind, decision, appeal, known, this.#publicUrl), to: email };
  }
}
