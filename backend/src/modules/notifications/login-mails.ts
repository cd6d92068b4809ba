import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { type Language, LANGUAGES } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';
import type { EventOf } from '../../events/domain-event.ts';
import { HopelessJobError } from '../../events/queues.ts';
import { type LoginSide, writeLoginMail } from './accounts/login-mail.ts';
import { Mailer } from '../../mail/mailer.ts';

/** $2 the event: to which of both addresses its e-mails have gone out. */
const FIND: Statement = {
  name: 'login_letters_find',
  text: `SELECT name, language, ARRAY(SELECT recipient FROM sent_notifications WHERE event_id = $2)::text[] AS told
         FROM restaurants WHERE id = $1`,
};
const MARK_SENT: Statement = {
  name: 'login_letters_mark_sent',
  text: 'INSERT INTO sent_notifications (event_id, recipient) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};
const SIDES: readonly LoginSide[] = ['old', 'new'];

/** Tells a restaurant at both addresses that it logs in with another one. A job that is tried again leaves out whom it has told. */
@Injectable()
export class LoginMails {
  readonly #publicUrl: string;

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#publicUrl = environment.publicUrl;
  }

  /** Also when the e-mail was changed again meanwhile: each change is one that its owner may not have asked for. */
  async send({ eventId, payload }: EventOf<'login'>): Promise<void> {
    const { restaurantId, previousEmail, email } = payload;
    const [row] = await this.database.run<{ name: string; language: string; told: string[] }>(FIND, [
      restaurantId,
      eventId,
    ]);
    if (row === undefined) return;
    const language: Language = LANGUAGES.find((known) => known === row.language) ?? 'de';
    const thread = `login-${String(eventId)}`;
    const results = await Promise.allSettled(
      SIDES.filter((side) => !row.told.includes(recipientOf(side))).map(async (side) => {
        const mail = writeLoginMail(side, { name: row.name, language, email }, this.#publicUrl);
        const to = side === 'old' ? previousEmail : email;
        const isSent = await this.mailer.send({ ...mail, to, id: `${thread}-${side}`, thread });
        if (isSent) await this.database.run(MARK_SENT, [eventId, recipientOf(side)]);
      }),
    );
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // What may work later decides.
    if (errors.length > 0) throw errors.find((error) => !(error instanceof HopelessJobError)) ?? errors[0];
  }
}

/** In `sent_notifications`, where other e-mails have other recipients. */
function recipientOf(side: LoginSide): string {
  return `login:${side}`;
}
