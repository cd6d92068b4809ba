/** How the product talks to Postgres. `synchronize` is never on: the schema is what the migrations say. */
import { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import { RateLimit } from '../limits/rate-limit.entity.ts';
import { AccountLink } from '../modules/account-links/account-link.entity.ts';
import { Address } from '../modules/addresses/address.entity.ts';
import { AdminUser } from '../modules/admin/admin-user.entity.ts';
import { Session } from '../modules/auth/session.entity.ts';
import { User } from '../modules/customers/user.entity.ts';
import { Favourite } from '../modules/favourites/favourite.entity.ts';
import { Image } from '../modules/images/image.entity.ts';
import { OutsidePicture } from '../modules/images/outside-picture.entity.ts';
import { KitchenPresence, ServingPeriod } from '../modules/kitchen-watch/kitchen-presence.entity.ts';
import { MenuItem } from '../modules/menus/menu-item.entity.ts';
import { Menu } from '../modules/menus/menu.entity.ts';
import { OptionGroup } from '../modules/menus/option-group.entity.ts';
import { Option } from '../modules/menus/option.entity.ts';
import { ContentNotice } from '../modules/moderation/content-notice.entity.ts';
import { ModerationAppeal } from '../modules/moderation/moderation-appeal.entity.ts';
import { ModerationLetter } from '../modules/moderation/moderation-letter.entity.ts';
import { ModerationMeasure } from '../modules/moderation/moderation-measure.entity.ts';
import { AdminNotice } from '../modules/notices/admin-notice.entity.ts';
import { PushSubscription } from '../modules/notifications/push-subscription.entity.ts';
import { SentNotification } from '../modules/notifications/sent-notification.entity.ts';
import { OrderEvent } from '../modules/orders/order-event.entity.ts';
import { OrderItem } from '../modules/orders/order-item.entity.ts';
import { Order } from '../modules/orders/order.entity.ts';
import { OpeningHours } from '../modules/restaurants/opening-hours.entity.ts';
import { RestaurantEvent } from '../modules/restaurants/restaurant-event.entity.ts';
import { Passkey, PasskeyChallenge } from '../modules/passkeys/passkey.entity.ts';
import { TillDelivery } from '../modules/pos/till-delivery.entity.ts';
import { UnconfirmedOrder } from '../modules/orders/unconfirmed/unconfirmed-order.entity.ts';
import { Restaurant } from '../modules/restaurants/restaurant.entity.ts';
import { SpecialHours } from '../modules/restaurants/special-hours.entity.ts';
import { Subscription } from '../modules/restaurants/subscription.entity.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { Staff } from '../modules/settings/staff.entity.ts';
import { Translation } from '../modules/translations/translation.entity.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

export const ENTITIES = [
  AccountLink,
  Address,
  AdminNotice,
  AdminUser,
  ContentNotice,
  Favourite,
  Image,
  KitchenPresence,
  Menu,
  MenuItem,
  ModerationAppeal,
  ModerationLetter,
  ModerationMeasure,
  OpeningHours,
  Option,
  OptionGroup,
  Order,
  OrderEvent,
  OrderItem,
  OutsidePicture,
  Passkey,
  PasskeyChallenge,
  PushSubscription,
  RateLimit,
  Restaurant,
  RestaurantEvent,
  Review,
  SentNotification,
  ServingPeriod,
  Session,
  SpecialHours,
  Staff,
  Subscription,
  TillDelivery,
  Translation,
  UnconfirmedOrder,
  User,
];

/** Connections per process; Postgres allows 100 in its default configuration. */
const POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 5_000;

export function createDataSource(url: string, poolSize = POOL_SIZE): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    synchronize: false,
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    // What was opened stays open: after a lull the first burst would pay for all of them, with a process of Postgres and
    // a proof of the password each, at the very moment when everybody waits.
    extra: { min: poolSize, keepAlive: true },
    applicationName: 'tischlein',
  });
}

/** The driver's own pool, for the prepared statements of the hot paths. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
