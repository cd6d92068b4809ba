import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Restaurant } from './restaurant.entity.ts';

const RESTAURANT_EVENT_KINDS = [
  'open_state',
  'menu',
  'review',
  'seen',
  'warning',
  'warning_half',
  'notice',
  'notice_resolved',
  'reminder',
  'login',
] as const;
type RestaurantEventKind = (typeof RESTAURANT_EVENT_KINDS)[number];

/** Outbox of what happens to a restaurant and its menu. Append-only but for `sentAt`. */
@Entity('restaurant_event')
@Unique('restaurant_event_version_key', ['restaurantId', 'kind', 'version'])
@Index('restaurant_event_unsent_idx', ['id'], { where: 'sent_at IS NULL' })
export class RestaurantEvent {
  @PrimaryGeneratedColumn({ type: 'bigint', primaryKeyConstraintName: 'restaurant_event_pkey' })
  id: string;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'restaurant_event_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ type: 'enum', enum: RESTAURANT_EVENT_KINDS, enumName: 'restaurant_event_kind' })
  kind: RestaurantEventKind;

  @Column({ type: 'int' })
  version: number;

  /** The event as its topics carry it, but for the topic. */
  @Column({ type: 'jsonb' })
  payload: object;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
