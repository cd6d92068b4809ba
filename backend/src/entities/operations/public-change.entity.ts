import { Entity, PrimaryColumn } from 'typeorm';

/**
 * That a transaction has changed what everybody may read. Triggers write it within that transaction, and whoever keeps answers in memory reads it before
 * each of them; it is forgotten after a while.
 */
@Entity('public_changes')
export class PublicChange {
  /** The transaction's number, by which a snapshot of Postgres tells whether somebody has seen it already. */
  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'public_changes_pkey' })
  xid: string;

  /** Such as `menu:7`, as `about` of the public reads names it. */
  @PrimaryColumn({ type: 'varchar', length: 60, primaryKeyConstraintName: 'public_changes_pkey' })
  subject: string;
}
