import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('admin_users')
@Unique('admin_users_email_key', ['email'])
@Check('admin_users_email_lower_check', `email = lower(email)`)
export class AdminUser {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'admin_users_pkey' })
  id: number;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
