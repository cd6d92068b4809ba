import { Injectable } from '@nestjs/common';
import { minAgeOf } from '../../contracts/menus/strictest-age.ts';
import type { Point } from '../../contracts/places/geometry.ts';
import type { RiderOrderView, RiderView } from '../../contracts/riders/riders.ts';
import { orderOfWay } from '../../geography/order-of-way.ts';
import { placeOfAddress } from '../../geography/place-of-address.ts';
import { toMoney } from '../../money/money.ts';
import { Deliveries, type Delivery } from '../orders/riding/deliveries.ts';
import { nobodyThereUntil, toIso } from '../orders/order/order.view.ts';
import { RiderWays } from '../rider-positions/rider-ways.ts';
import { RiderPositions } from './rider-positions.ts';
import { RiderRepository } from './rider.repository.ts';

/** The deliveries of a restaurant, as its riders and as those who send them see them. */
@Injectable()
export class RiderOrders {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly riders: RiderRepository,
    private readonly positions: RiderPositions,
    private readonly ways: RiderWays,
  ) {}

  /** What is on the way, stop by stop; then what the rider has and what nobody has, by when it is to be there. */
  async list(restaurantId: number, riderId: number): Promise<RiderOrderView[]> {
    const [rows, ways] = await this.#read(restaurantId);
    const onTheWay = ways.get(riderId) ?? [];
    const rest = rows
      .filter((row) => !onTheWay.includes(row) && (row.riderId === riderId || row.riderId === null))
      .sort((a, b) => Number(b.riderId !== null) - Number(a.riderId !== null) || dueOf(a) - dueOf(b));
    return [
      ...onTheWay.map((row, index) => toRiderOrderView(row, riderId, index + 1)),
      ...rest.map((row) => toRiderOrderView(row, riderId, null)),
    ];
  }

  /** Null where it is not the rider's to see: another has it, or it is no delivery on its way to somebody. */
  async find(restaurantId: number, riderId: number, orderId: number): Promise<RiderOrderView | null> {
    return (await this.list(restaurantId, riderId)).find(({ id }) => id === orderId) ?? null;
  }

  /** Who is on shift, with what. */
  async listRiders(restaurantId: number): Promise<RiderView[]> {
    const onShift = await this.riders.listOnShift(restaurantId);
    if (onShift.length === 0) return [];
    const [[rows, ways], positions] = await Promise.all([
      this.#read(restaurantId),
      this.positions.latest(onShift.map(({ id }) => id)),
    ]);
    return onShift.map(({ id, name, since }) => {
      const onTheWay = ways.get(id) ?? [];
      const rest = rows
        .filter((row) => row.riderId === id && !onTheWay.includes(row))
        .sort((a, b) => dueOf(a) - dueOf(b));
      return {
        id,
        name,
        since: since.toISOString(),
        orders: [...onTheWay, ...rest].map((row) => ({
          orderId: row.id,
          status: row.status,
          stop: onTheWay.includes(row) ? onTheWay.indexOf(row) + 1 : null,
          nobodyThereUntil: nobodyThereUntil(row),
        })),
        position: positions.get(id) ?? null,
      };
    });
  }

  /** The deliveries that are prepared or on their way, and of each rider the stops of the ride. */
  async #read(restaurantId: number): Promise<[Delivery[], ReadonlyMap<number, Delivery[]>]> {
    const [rows, lastStops] = await Promise.all([
      this.deliveries.listUnderWay(restaurantId),
      this.ways.lastStopsOf(restaurantId),
    ]);
    const onTheWay = Map.groupBy(
      rows.filter(({ status }) => status === 'delivering'),
      ({ riderId }) => riderId,
    );
    const ways = new Map<number, Delivery[]>();
    for (const [riderId, stops] of onTheWay) {
      if (riderId === null) continue;
      const last = lastStops.get(riderId);
      const start = (last && placeOfAddress(last)) ?? (stops[0] ? doorOf(stops[0]) : null);
      ways.set(riderId, orderOfWay(start, stops, placeOfAddress));
    }
    return [rows, ways];
  }
}

function doorOf({ restaurantLatitude: latitude, restaurantLongitude: longitude }: Delivery): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function dueOf({ estimatedTo, createdAt }: Delivery): number {
  return (estimatedTo ?? createdAt).getTime();
}

function toRiderOrderView(row: Delivery, riderId: number, stop: number | null): RiderOrderView {
  const isMine = row.riderId === riderId;
  const place = placeOfAddress(row);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    isMine,
    stop,
    deliveryAddress: row.deliveryAddress,
    address: row.postal,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    // How to reach somebody is for whoever goes there.
    customerName: isMine ? row.customerName : null,
    customerPhone: isMine ? row.customerPhone : null,
    deliveryNotes: isMine ? row.deliveryNotes : null,
    wantsReusable: row.wantsReusable,
    minAge: minAgeOf(row.items.map((item) => item.minAge)),
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    toCollect: toMoney(
      row.paymentStatus === 'due' || row.paymentStatus === 'failed' ? row.totalCents + row.tipCents : 0,
    ),
    items: row.items.map(({ name, quantity }) => ({ name, quantity })),
    estimatedFrom: toIso(row.estimatedFrom),
    estimatedTo: toIso(row.estimatedTo),
    scheduledFor: toIso(row.scheduledFor),
    nobodyThereUntil: nobodyThereUntil(row),
  };
}
