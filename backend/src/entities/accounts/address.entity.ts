import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PostalAddress } from '../../contracts/places/postal-address.ts';
import { User } from './user.entity.ts';

/** A place where a customer likes to eat. */
@Entity('addresses')
@Check('addresses_text_check', `length(label) >= 1 AND length(address) >= 1`)
@Index('addresses_user_id_idx', ['userId'])
@Index('addresses_default_idx', ['userId'], { unique: true, where: 'is_default' })
export class Address {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'addresses_pkey' })
  id: number;

  @Column({ name: 'user_id', type: 'int' })
  @ForeignKey(() => User, { name: 'addresses_user_id_fkey', onDelete: 'CASCADE' })
  userId: number;

  @Column({ type: 'varchar', length: 60 })
  label: string;

  @Column({ type: 'varchar', length: 300 })
  address: string;

  /** The parts of `address`. Null where they cannot be told from the text that it was. */
  @Column({ type: 'jsonb', nullable: true })
  postal: PostalAddress | null;

  /** What the driver has to know at the door. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  notes: string | null;

  @Column({ name: 'is_default', type: 'boolean', default: false })
  isDefault: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
