import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

/** A text that overrides the built-in catalogue. */
@Entity('translations')
@Unique('translations_key_language_key', ['key', 'language'])
export class Translation {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'translations_pkey' })
  id: number;

  @Column({ type: 'varchar', length: 255 })
  key: string;

  @Column({ type: 'varchar', length: 5 })
  language: string;

  @Column({ type: 'text' })
  value: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
