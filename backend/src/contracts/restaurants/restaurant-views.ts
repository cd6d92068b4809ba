/** Restaurants, as customers and as they themselves see them: the same shapes over HTTP and as socket snapshots. */
import type { SuspensionView } from './approval.ts';
import type { Category, City } from '../constants.ts';
import type { ApprovalStatus, SubscriptionPlan } from './plans.ts';
import type { PictureFetch } from '../images.ts';
import type { Point } from '../places/geometry.ts';
import type { OpeningNeed } from './opening-needs.ts';
import type { CalendarDate, Count, Id, IsoTime, Money, Rating, Version } from '../units.ts';

/** A card in `GET /api/restaurants`. */
export interface RestaurantCardView {
  id: Id;
  name: string;
  description: string | null;
  category: Category;
  city: City;
  imageUrl: string | null;
  rating: Rating;
  reviewCount: Count;
  /** A range of minutes, such as `25-40 min`. */
  deliveryTime: string;
  deliveryFee: Money;
  /** From this subtotal on the delivery to the postcode that was asked for is free; null: never. */
  freeFrom: Money | null;
  minimumOrder: Money;
  /** Its areas say where it delivers, at what fee and minimum; else it is its whole city. */
  deliversByArea: boolean;
  offersPickup: boolean;
  /** From ordering until the meal can be fetched. */
  pickupMinutes: Count;
  pickupMinimum: Money;
  /** Whether it takes orders now. */
  isOpen: boolean;
  /** Of the open state: rises with every change of it. */
  version: Version;
  /** While a pause keeps it from taking orders. */
  pausedUntil: IsoTime | null;
  /** Minutes that the kitchen adds to `deliveryTime` at the moment. */
  busyMinutes: Count;
  /** While the kitchen has as many orders as it takes in a quarter of an hour; orders for later are still taken. */
  fullUntil: IsoTime | null;
  /**
   * When `q` was asked for: at most three available dishes that answer it.
   *
   * @maxItems 3
   */
  matchedDishes?: string[];
}

/** `GET /api/restaurants/{id}`. */
export interface RestaurantDetailView extends RestaurantCardView {
  address: string;
  phone: string | null;
  /** Of today's date, for people, e.g. `11:00-14:00, 17:00-22:30`; empty on a day off. */
  openingHours: string;
  /**
   * What usually holds on each weekday, Monday first.
   *
   * @minItems 7
   * @maxItems 7
   */
  openingWeek: string[];
  /** What holds on the dates from yesterday, whose night may reach into today, to seven days from now. */
  openingDays: OpeningDateView[];
  /** When a closed one takes orders again by its hours and the end of its pause; null while its switch is off. */
  opensAt: IsoTime | null;
  menuVersion: Version;
  /** In order; null where its whole city is delivered to. */
  deliveryPostcodes: string[] | null;
  /** Of ten deliveries of the last weeks, so many came no later than promised; null where there were too few to say. */
  onTimeOfTen: Count | null;
  /** Whether it has a POS, which online payment needs. */
  takesOnlinePayment: boolean;
  legalName: string | null;
  vatId: string | null;
}

export interface OpeningDateView {
  /** `YYYY-MM-DD` in Europe/Berlin. */
  date: CalendarDate;
  /** The hours in the form of `openingHours`. */
  hours: string;
  /** The date has hours of its own in place of its weekday's. */
  isSpecial: boolean;
  /** What the day is called, such as the name of a holiday. */
  label: string | null;
}

/** `GET /api/restaurant/stats`. Today is the calendar day in Europe/Berlin. */
export interface RestaurantStatsView {
  todayOrders: Count;
  totalRevenue: Money;
  todayRevenue: Money;
  /** A week ago, from midnight to this time of the day. */
  lastWeekOrders: Count;
  lastWeekRevenue: Money;
  avgRating: Rating;
  reviewCount: Count;
  menuItems: Count;
}

/** `GET` and `PUT /api/restaurant/info`, and the answer to `toggle-status`. */
export interface RestaurantInfoView {
  id: Id;
  name: string;
  description: string | null;
  address: string;
  deliveryFee: Money;
  deliveryTime: string;
  /** How the restaurant has set its own switch. */
  isOpen: boolean;
  /** The version of the open state. */
  version: Version;
  city: City;
  email: string;
  phone: string | null;
  imageUrl: string | null;
  /** Of a picture that the registration gave as an address. */
  pictureFetch: PictureFetch | null;
  /** Null until one is chosen, at the latest with the approval. */
  category: Category | null;
  minimumOrder: Money;
  offersPickup: boolean;
  /** From ordering until the meal can be fetched. */
  pickupMinutes: Count;
  pickupMinimum: Money;
  /** Of its door; null: the point of its postcode counts. */
  latitude: number | null;
  longitude: number | null;
  /** Where its deliveries start, reckoned: its own point, else that of its postcode, else the middle of its city. */
  door: Point;
  legalName: string | null;
  vatId: string | null;
  /** When it declared to offer only what the law allows. */
  traderDeclaredAt: IsoTime | null;
  /** It has never been open. */
  isNew: boolean;
  /** What is missing before it may open; of one that has been open already `legal` alone is named. */
  openingNeeds: OpeningNeed[];
  /** Rises with every change of these fields but the switch, the picture and the approval. */
  infoVersion: Version;
  review: ApprovalView;
}

/** How far the approval of a registration is. */
export interface ApprovalView {
  status: ApprovalStatus;
  /** Why the registration was rejected. */
  reason: string | null;
  /** When it was registered. */
  submittedAt: IsoTime;
  /** Rises with each decision, suspensions too. */
  version: Version;
  suspension: SuspensionView | null;
}

/** The answer to `POST /api/register-restaurant`: what was submitted, but for its secrets. */
export interface RegisteredRestaurantView {
  id: Id;
  name: string;
  email: string;
  city: City;
  address: string;
  description: string | null;
  /** Null: a picture that was given as an address is fetched first. */
  imageUrl: string | null;
  deliveryFee: Money;
  /** A range of minutes, such as `25-40 min`. */
  deliveryTime: string;
  posApiUrl: string | null;
  subscriptionPlan: SubscriptionPlan;
  /** It is false until the approval. */
  isActive: boolean;
  isOpen: boolean;
  /** It is false until the approval. */
  subscriptionActive: boolean;
  reviewStatus: ApprovalStatus;
  createdAt: IsoTime;
}

export interface OpenStateView {
  restaurantId: Id;
  isOpen: boolean;
  pausedUntil: IsoTime | null;
  /** Minutes that the kitchen adds to its usual time. */
  busyMinutes: Count;
  /** While the kitchen has as many orders as it takes in a quarter of an hour. */
  fullUntil: IsoTime | null;
  version: Version;
}
