import { Column, CreateDateColumn } from 'typeorm';

/** What the outbox knows of each event. */
export abstract class OutboxColumns {
  /** Of the request that did it, as the logs have it; null when none did. */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  /** Of that request's span, for what is traced. */
  @Column({ type: 'text', nullable: true })
  traceparent: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
