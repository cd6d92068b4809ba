import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { EventKind } from '../../contracts/events/catalogue.ts';
import { OutboxColumns } from '../columns/outbox-columns.ts';
import { Restaurant } from './restaurant.entity.ts';

/** Outbox of what happens to a restaurant and its menu. Append-only but for `sentAt`. */
@Entity('restaurant_event')
@Unique('restaurant_event_version_key', ['restaurantId', 'kind', 'version', 'objectId'])
@Index('restaurant_event_unsent_idx', ['id'], { where: 'sent_at IS NULL' })
@Check('restaurant_event_request_id_check', 'length(request_id) <= 64')
@Check('restaurant_event_traceparent_check', 'length(traceparent) = 55')
export class RestaurantEvent extends OutboxColumns {
  @PrimaryGeneratedColumn({ type: 'bigint', primaryKeyConstraintName: 'restaurant_event_pkey' })
  id: string;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'restaurant_event_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  /** Which there are is said in the catalogue of events, and nowhere else. */
  @Column({ type: 'text' })
  kind: Exclude<EventKind, 'order'>;

  /** Of the object; it and the kind make an event unique. */
  @Column({ type: 'int' })
  version: number;

  /** The order or notice whose version it is; null for the restaurant itself, its open state or its menu. */
  @Column({ name: 'object_id', type: 'int', nullable: true })
  objectId: number | null;

  /** The event as its topics carry it, but for the topic. */
  @Column({ type: 'jsonb' })
  payload: object;
}
