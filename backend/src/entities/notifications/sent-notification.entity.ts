import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What has gone out because of an event, so that a job that is tried again sends only what is missing. */
@Entity('sent_notifications')
export class SentNotification {
  /** `order_event.id`, or `restaurant_event.id` with recipients of other names. */
  @PrimaryColumn({ name: 'event_id', type: 'bigint', primaryKeyConstraintName: 'sent_notifications_pkey' })
  eventId: string;

  /** `mail`, or `push:` and the subscription's id; `registration`; `login:old` and `login:new`; `kitchen`, or `kitchen:` and the subscription's id. */
  @PrimaryColumn({ type: 'varchar', length: 20, primaryKeyConstraintName: 'sent_notifications_pkey' })
  recipient: string;

  @CreateDateColumn({ name: 'sent_at', type: 'timestamptz' })
  sentAt: Date;
}
