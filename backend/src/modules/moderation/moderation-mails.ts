import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { type Language, LANGUAGES } from '../../contracts/constants.ts';
import { Database, type Queryable } from '../../database/database.ts';
import { HopelessJobError } from '../../events/queues.ts';
import { Recurring } from '../../timing/recurring.ts';
import type { Mail } from '../../mail/mail-layout.ts';
import { Mailer } from '../../mail/mailer.ts';
import { writeModerationMail } from './moderation-mail.ts';
import type { LetterKind, ModerationLetter } from '../../entities/moderation/moderation-letter.entity.ts';
import { ModerationRepository } from './moderation.repository.ts';
import { FORGET_SENDERS, LETTER_FAILED, LETTER_SENT, TAKE_LETTER } from './moderation.statements.ts';

const INTERVAL_MS = 5_000;
/** From five seconds to almost three hours between two tries: about six hours in all. */
const MAX_TRIES = 13;
const FIRST_RETRY_SECONDS = 5;

type DueLetter = Pick<ModerationLetter, 'id' | 'noticeId' | 'measureId' | 'tries'> & { kind: LetterKind };

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
    await this.database.run(FORGET_SENDERS, []);
    let isMore = true;
    while (isMore) isMore = await this.database.transaction((tx) => this.#sendNext(tx));
  }

  async #sendNext(tx: Queryable): Promise<boolean> {
    const [mail] = await tx.run<DueLetter>(TAKE_LETTER, []);
    if (mail === undefined) return false;
    try {
      const written = await this.#write(tx, mail);
      const thread = `moderation-${mail.noticeId === null ? 'm' : 'n'}${String(mail.noticeId ?? mail.measureId)}`;
      if (written !== null) await this.mailer.send({ ...written, id: `moderation-${String(mail.id)}`, thread });
      await tx.run(LETTER_SENT, [mail.id]);
    } catch (error) {
      const isOver = error instanceof HopelessJobError || mail.tries + 1 >= MAX_TRIES;
      this.#logger.warn({ err: error, mail: mail.id }, isOver ? 'An e-mail was given up.' : 'An e-mail waits.');
      await tx.run(LETTER_FAILED, [mail.id, isOver ? null : FIRST_RETRY_SECONDS * 2 ** mail.tries]);
    }
    return true;
  }

  /** Null where nobody can be written to any more. */
  async #write(tx: Queryable, { kind, noticeId, measureId }: DueLetter): Promise<(Mail & { to: string }) | null> {
    const notice = noticeId === null ? null : await this.moderation.findNotice({ id: noticeId }, tx);
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
