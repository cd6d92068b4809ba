/** How the product talks to Postgres. `synchronize` is never on: the schema is what the migrations say. */
import { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import { Address } from '../modules/addresses/address.entity.ts';
import { AdminUser } from '../modules/admin/admin-user.entity.ts';
import { Session } from '../modules/auth/session.entity.ts';
import { User } from '../modules/customers/user.entity.ts';
import { Favourite } from '../modules/favourites/favourite.entity.ts';
import { MenuItem } from '../modules/menus/menu-item.entity.ts';
import { Menu } from '../modules/menus/menu.entity.ts';
import { OptionGroup } from '../modules/menus/option-group.entity.ts';
import { Option } from '../modules/menus/option.entity.ts';
import { PushSubscription } from '../modules/notifications/push-subscription.entity.ts';
import { SentNotification } from '../modules/notifications/sent-notification.entity.ts';
import { OrderEvent } from '../modules/orders/order-event.entity.ts';
import { OrderItem } from '../modules/orders/order-item.entity.ts';
import { Order } from '../modules/orders/order.entity.ts';
import { OpeningHours } from '../modules/restaurants/opening-hours.entity.ts';
import { RestaurantEvent } from '../modules/restaurants/restaurant-event.entity.ts';
import { Restaurant } from '../modules/restaurants/restaurant.entity.ts';
import { Subscription } from '../modules/restaurants/subscription.entity.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { Translation } from '../modules/translations/translation.entity.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

export const ENTITIES = [
  Address,
  AdminUser,
  Favourite,
  Menu,
  MenuItem,
  OpeningHours,
  Option,
  OptionGroup,
  Order,
  OrderEvent,
  OrderItem,
  PushSubscription,
  Restaurant,
  RestaurantEvent,
  Review,
  SentNotification,
  Session,
  Subscription,
  Translation,
  User,
];

/** Connections per process; Postgres allows 100 in its default configuration. */
const POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 5_000;

export function createDataSource(url: string): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    synchronize: false,
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'tischlein',
  });
}

/** The driver's own pool, for the prepared statements of the hot paths. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
