import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An uploaded photo as WebP, in two sizes and without metadata. */
@Entity('images')
export class Image {
  /** SHA-256 of the large one, in hex: the same photo is kept once. */
  @PrimaryColumn({ type: 'char', length: 64, primaryKeyConstraintName: 'images_pkey' })
  hash: string;

  @Column({ type: 'bytea' })
  large: Buffer;

  @Column({ type: 'bytea' })
  small: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
