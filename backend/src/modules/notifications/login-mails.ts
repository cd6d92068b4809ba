import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import type { EventOf } from '../../events/outbox/domain-event.ts';
import { HopelessJobError } from '../../events/queues/queues.ts';
import { type LoginSide, writeLoginMail } from './accounts/login-mail.ts';
import { Mailer } from '../../mail/mailer.ts';
import { SentNotificationRepository } from './sent/sent-notification.repository.ts';

const SIDES: readonly LoginSide[] = ['old', 'new'];

/** Tells a restaurant at both addresses that it logs in with another one. A job that is tried again leaves out whom it has told. */
@Injectable()
export class LoginMails {
  readonly #publicUrl: string;

  constructor(
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    private readonly sent: SentNotificationRepository,
    private readonly mailer: Mailer,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#publicUrl = environment.publicUrl;
  }

  /** Also when the e-mail was changed again meanwhile: each change is one that its owner may not have asked for. */
  async send({ eventId, payload }: EventOf<'login'>): Promise<void> {
    const { restaurantId, previousEmail, email } = payload;
    const restaurant = await this.restaurants.findOneBy({ id: restaurantId });
    if (restaurant === null) return;
    const { name, language } = restaurant;
    const told = await this.sent.recipientsOf(eventId);
    const thread = `login-${String(eventId)}`;
    const results = await Promise.allSettled(
      SIDES.filter((side) => !told.has(recipientOf(side))).map(async (side) => {
        const mail = writeLoginMail(side, { name, language, email }, this.#publicUrl);
        const to = side === 'old' ? previousEmail : email;
        const isSent = await this.mailer.send({ ...mail, to, id: `${thread}-${side}`, thread });
        if (isSent) await this.sent.add(eventId, recipientOf(side));
      }),
    );
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // A failure that may pass by itself decides, so that the job is tried again.
    if (errors.length > 0) throw errors.find((error) => !(error instanceof HopelessJobError)) ?? errors[0];
  }
}

/** In `sent_notifications`, where other e-mails have other recipients. */
function recipientOf(side: LoginSide): string {
  return `login:${side}`;
}
