/** Every table of the product: what is missing here, TypeORM does not know. */
import { AccountLink } from './accounts/account-link.entity.ts';
import { Address } from './accounts/address.entity.ts';
import { AdminUser } from './accounts/admin-user.entity.ts';
import { Favourite } from './accounts/favourite.entity.ts';
import { Passkey, PasskeyChallenge } from './accounts/passkey.entity.ts';
import { RecoveryCode } from './accounts/recovery-code.entity.ts';
import { RiderShift } from './accounts/rider-shift.entity.ts';
import { Session } from './accounts/session.entity.ts';
import { Staff } from './accounts/staff.entity.ts';
import { User } from './accounts/user.entity.ts';
import { MenuItem } from './menus/menu-item.entity.ts';
import { Menu } from './menus/menu.entity.ts';
import { OptionGroup } from './menus/option-group.entity.ts';
import { Option } from './menus/option.entity.ts';
import { Station } from './menus/station.entity.ts';
import { ContentNotice } from './moderation/content-notice.entity.ts';
import { ModerationAppeal } from './moderation/moderation-appeal.entity.ts';
import { ModerationEmail } from './moderation/moderation-email.entity.ts';
import { ModerationMeasure } from './moderation/moderation-measure.entity.ts';
import { PushSubscription } from './notifications/push-subscription.entity.ts';
import { SentNotification } from './notifications/sent-notification.entity.ts';
import { AdminNotice } from './operations/admin-notice.entity.ts';
import { AuditRecord } from './operations/audit-record.entity.ts';
import { BoardMark } from './operations/board-mark.entity.ts';
import { PublicChange } from './operations/public-change.entity.ts';
import { RateLimit } from './operations/rate-limit.entity.ts';
import { Translation } from './operations/translation.entity.ts';
import { OrderEvent } from './orders/order-event.entity.ts';
import { OrderPromise } from './orders/order-promise.entity.ts';
import { OrderProblem } from './orders/order-problem.entity.ts';
import { ProblemAnswer } from './orders/problem-answer.entity.ts';
import { OrderItem } from './orders/order-item.entity.ts';
import { Order } from './orders/order.entity.ts';
import { Review } from './orders/review.entity.ts';
import { PosDelivery } from './orders/pos-delivery.entity.ts';
import { RiderTrack } from './orders/rider-track.entity.ts';
import { UnconfirmedOrder } from './orders/unconfirmed-order.entity.ts';
import { Image } from './pictures/image.entity.ts';
import { OutsidePicture } from './pictures/outside-picture.entity.ts';
import { CityTimes } from './restaurants/city-times.entity.ts';
import { DeliveryArea } from './restaurants/delivery-area.entity.ts';
import { DeliveryPostcode } from './restaurants/delivery-postcode.entity.ts';
import { KitchenPresence, ServingPeriod } from './restaurants/kitchen-presence.entity.ts';
import { OpeningHours } from './restaurants/opening-hours.entity.ts';
import { RestaurantEvent } from './restaurants/restaurant-event.entity.ts';
import { RestaurantIntervention } from './operations/restaurant-intervention.entity.ts';
import { Restaurant } from './restaurants/restaurant.entity.ts';
import { RestaurantTimes } from './restaurants/restaurant-times.entity.ts';
import { SpecialHours } from './restaurants/special-hours.entity.ts';
import { Subscription } from './restaurants/subscription.entity.ts';

export const ENTITIES = [
  AccountLink,
  Address,
  AdminNotice,
  AdminUser,
  AuditRecord,
  BoardMark,
  CityTimes,
  ContentNotice,
  DeliveryArea,
  DeliveryPostcode,
  Favourite,
  Image,
  KitchenPresence,
  Menu,
  MenuItem,
  ModerationAppeal,
  ModerationEmail,
  ModerationMeasure,
  OpeningHours,
  Option,
  OptionGroup,
  Order,
  OrderEvent,
  OrderItem,
  OrderProblem,
  OrderPromise,
  OutsidePicture,
  Passkey,
  PasskeyChallenge,
  PublicChange,
  PushSubscription,
  RateLimit,
  RecoveryCode,
  Restaurant,
  RestaurantEvent,
  RestaurantIntervention,
  RestaurantTimes,
  Review,
  SentNotification,
  ServingPeriod,
  RiderShift,
  RiderTrack,
  Session,
  SpecialHours,
  Staff,
  Station,
  Subscription,
  PosDelivery,
  ProblemAnswer,
  Translation,
  UnconfirmedOrder,
  User,
];
