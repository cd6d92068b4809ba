import type { Language } from '../../contracts/constants.ts';
import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { AdminUser } from '../accounts/admin-user.entity.ts';

/** A text that overrides the built-in catalogue. */
@Entity('translations')
@Unique('translations_key_language_key', ['key', 'language'])
export class Translation {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'translations_pkey' })
  id: number;

  @Column({ type: 'varchar', length: 255 })
  key: string;

  @Column({ type: 'varchar', length: 5 })
  language: Language;

  @Column({ type: 'text' })
  value: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;

  /** Null when the account is gone. */
  @Column({ name: 'updated_by', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'translations_updated_by_fkey', onDelete: 'SET NULL' })
  updatedBy: number | null;
}
