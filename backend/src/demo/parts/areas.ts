/** Where the demo restaurants deliver: in Berlin by areas of all three kinds, in the other cities by postcodes. */
import type { City } from '../../contracts/constants.ts';
import { metersBetween, type Point, type Polygon } from '../../contracts/places/geometry.ts';
import type { DeliveryArea } from '../../entities/restaurants/delivery-area.entity.ts';
import { postcodesOf } from '../../geography/postcodes.ts';
import type { DemoRestaurant } from './types.ts';

type DemoArea = Omit<DeliveryArea, 'id' | 'restaurantId' | 'position'>;

/** The S-Bahn ring, by its stations. */
const RING: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      ...([
        [13.3885, 52.5487],
        [13.4152, 52.5493],
        [13.4273, 52.5447],
        [13.4392, 52.5403],
      ] as [number, number][]),
      ...([
        [13.455, 52.5287],
        [13.4753, 52.5137],
        [13.469, 52.5029],
        [13.4615, 52.4936],
      ] as [number, number][]),
      ...([
        [13.4557, 52.4729],
        [13.4424, 52.4693],
        [13.4316, 52.4673],
        [13.3855, 52.4708],
      ] as [number, number][]),
      ...([
        [13.3655, 52.4757],
        [13.353, 52.4795],
        [13.343, 52.4783],
        [13.3123, 52.4797],
      ] as [number, number][]),
      ...([
        [13.2997, 52.4887],
        [13.2903, 52.4964],
        [13.2833, 52.5011],
        [13.2835, 52.5074],
      ] as [number, number][]),
      ...([
        [13.2843, 52.5182],
        [13.2993, 52.5306],
        [13.3287, 52.5343],
        [13.344, 52.5361],
      ] as [number, number][]),
      ...([
        [13.366, 52.5427],
        [13.3885, 52.5487],
      ] as [number, number][]),
    ],
  ],
};
const NEIGHBOURS_METERS = 700;
const NEAR_METERS = 6_000;
const FAR_METERS = 10_000;

type Terms = Pick<DeliveryArea, 'feeCents' | 'freeFromCents' | 'minimumOrderCents' | 'extraMinutes'>;

export function demoAreas(demo: DemoRestaurant): DemoArea[] {
  const usual = { feeCents: demo.deliveryFeeCents, minimumOrderCents: demo.minimumOrderCents };
  const terms: Record<'neighbours' | 'usual' | 'far', Terms> = {
    neighbours: { ...usual, feeCents: Math.max(0, usual.feeCents - 100), freeFromCents: 2_500, extraMinutes: 0 },
    usual: { ...usual, freeFromCents: null, extraMinutes: 0 },
    far: {
      feeCents: usual.feeCents + 200,
      minimumOrderCents: usual.minimumOrderCents + 1_000,
      ...{ freeFromCents: 5_000, extraMinutes: 10 },
    },
  };
  if (demo.city !== 'berlin') {
    return [
      area('Nahe Viertel', { postcodes: postcodesIn(demo.city, demo.door, 0, NEAR_METERS) }, terms.usual),
      area('Weiter weg', { postcodes: postcodesIn(demo.city, demo.door, NEAR_METERS, FAR_METERS) }, terms.far),
    ];
  }
  return [
    area('Nachbarschaft', { radiusMeters: NEIGHBOURS_METERS }, terms.neighbours),
    area('Innenstadt im S-Bahn-Ring', { polygon: RING }, terms.usual),
    area('Außerhalb des Rings', { postcodes: postcodesIn('berlin', demo.door, 0, FAR_METERS) }, terms.far),
  ];
}

function area(name: string, shape: Partial<DemoArea>, terms: Terms): DemoArea {
  return { name, postcodes: null, polygon: null, radiusMeters: null, ...shape, ...terms, isActive: true };
}

function postcodesIn(city: City, door: Point, fromMeters: number, toMeters: number): string[] {
  return postcodesOf(city)
    .filter((known) => {
      const meters = metersBetween(door, known);
      return meters >= fromMeters && meters < toMeters;
    })
    .map(({ postcode }) => postcode);
}
