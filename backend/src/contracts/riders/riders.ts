/** Riders, their shifts and what they bring: answers over HTTP, and the snapshot of `rider:orders`. */
import type { City, PaymentMethod, PaymentStatus } from '../constants.ts';
import type { MinAge } from '../menus/min-age.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { PostalAddress } from '../places/postal-address.ts';
import type { Count, Id, IsoTime, Money, Version } from '../units.ts';

/** What a rider may move an order to; from where is in `ORDER_TRANSITIONS`. */
export const RIDE_STATUSES = ['delivering', 'delivered'] as const satisfies readonly OrderStatus[];
export type RideStatus = (typeof RIDE_STATUSES)[number];

/** `GET` and `POST /api/rider/shift`. */
export interface RiderShiftView {
  riderId: Id;
  isOn: boolean;
  /** Null off shift. */
  since: IsoTime | null;
  /** Where a ride begins. */
  restaurant: {
    id: Id;
    name: string;
    phone: string | null;
    address: string;
    city: City;
    /** Null with `longitude` where nobody has said where its door is. */
    latitude: number | null;
    longitude: number | null;
  };
}

/** One of `GET /api/rider/orders`: what the rider has, in the order of the way, and what nobody has. */
export interface RiderOrderView {
  id: Id;
  version: Version;
  status: OrderStatus;
  /** False: nobody has it yet. Who it is for and how to reach them is told with the order. */
  isMine: boolean;
  /** The place on the way, 1 is next. Null before it is on the way. */
  stop: Count | null;
  deliveryAddress: string | null;
  address: PostalAddress | null;
  /** Of the postcode, roughly: null with `longitude` where it is not known. */
  latitude: number | null;
  longitude: number | null;
  customerName: string | null;
  customerPhone: string | null;
  /** For the door. */
  deliveryNotes: string | null;
  wantsReusable: boolean;
  /** Whoever takes it at the door shows an ID. */
  minAge: MinAge | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** With the tip; 0 where it is paid. */
  toCollect: Money;
  items: { name: string; quantity: Count }[];
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
  scheduledFor: IsoTime | null;
  /** Nobody was at the door: until then the rider waits. */
  nobodyThereUntil: IsoTime | null;
}

/** The last place of a rider on shift. */
export interface RiderPositionView {
  latitude: number;
  longitude: number;
  accuracyMeters: number;
  /** Degrees from north; null where the phone does not say. */
  heading: number | null;
  at: IsoTime;
}

/** One of `GET /api/restaurant/riders`: who is on shift, with what. */
export interface RiderView {
  id: Id;
  name: string;
  since: IsoTime;
  /** In the order of the way, then those that are still being prepared. */
  orders: { orderId: Id; status: OrderStatus; stop: Count | null; nobodyThereUntil: IsoTime | null }[];
  /** Null while none is known. */
  position: RiderPositionView | null;
}

/** `GET /api/restaurant/riders/logins`. */
export interface RiderLoginsView {
  /** Whether the restaurant has riders of its own, on shift or not. */
  hasRiders: boolean;
}

/** `POST /api/rider/orders/{id}/nobody-there`. */
export interface NobodyThereView {
  orderId: Id;
  until: IsoTime;
}
