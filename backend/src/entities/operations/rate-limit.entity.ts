import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter, where there is no Redis. The columns are those that `rate-limiter-flexible` writes. */
@Entity('rate_limits')
export class RateLimit {
  /** The limit's name, and what it counts as an HMAC: no address and no mailbox is stored. */
  @PrimaryColumn({ type: 'varchar', length: 255, primaryKeyConstraintName: 'rate_limits_pkey' })
  key: string;

  @Column({ type: 'int', default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', nullable: true })
  expire: string | null;
}
