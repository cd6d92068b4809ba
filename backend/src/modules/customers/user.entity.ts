import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { City } from '../../contracts/constants.ts';
import { cityColumn } from '../../database/columns.ts';

@Entity('users')
@Unique('users_email_key', ['email'])
@Check('users_email_lower_check', `email = lower(email)`)
export class User {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'users_pkey' })
  id: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** Stored in lower case, so that the unique constraint is case-insensitive. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @Column(cityColumn)
  city: City;

  @Column({ type: 'varchar', length: 40, nullable: true })
  phone: string | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  address: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
