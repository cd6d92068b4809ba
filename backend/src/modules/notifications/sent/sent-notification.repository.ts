import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SentNotification } from '../../../entities/notifications/sent-notification.entity.ts';

/** Who has heard of an event already, by the names that each kind of message gives its recipients. */
@Injectable()
export class SentNotificationRepository {
  constructor(@InjectRepository(SentNotification) private readonly sent: Repository<SentNotification>) {}

  async recipientsOf(eventId: number): Promise<ReadonlySet<string>> {
    const rows = await this.sent.findBy({ eventId: String(eventId) });
    return new Set(rows.map(({ recipient }) => recipient));
  }

  /** Twice is once. */
  async add(eventId: number, recipient: string): Promise<void> {
    const sent = { eventId: String(eventId), recipient };
    await this.sent.createQueryBuilder().insert().values(sent).orIgnore().execute();
  }
}
