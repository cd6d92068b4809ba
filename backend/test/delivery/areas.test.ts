import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { QuoteView } from '../../src/contracts/orders/order-views.ts';
import type { DeliveryAreaView, DeliveryView, PostcodeView } from '../../src/contracts/places/delivery-areas.ts';
import type { RestaurantCardView, RestaurantInfoView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';

const AREAS = '/api/restaurant/delivery-areas';
/** On its own terms a delivery from restaurant 1 costs 2.50, from 15.00 on. */
const NEAR = { name: 'Near', postcodes: ['10435', '10437'], fee: '1.00', freeFrom: '30.00', minimumOrder: '12.00' };
const FAR = { name: 'Far', radiusMeters: 5_000, fee: '4.00', minimumOrder: '20.00', extraMinutes: 10 };
const address = (postcode: string, city = 'Berlin') => ({ street: 'Weg', houseNumber: '1', postcode, city });

describe('delivery areas', () => {
  let api: Api;
  let owner: Person;
  let customer: Person;
  let guest: Person;
  let demo: DeliveryAreaView[];

  beforeAll(async () => {
    api = await startApi();
    owner = await Person.login(api.url, 'restaurant1@example.com');
    customer = await Person.login(api.url, 'kunde@example.com');
    guest = new Person(api.url);
    demo = (await owner.request<DeliveryAreaView[]>('GET', AREAS)).body;
  });
  beforeEach(() => save([NEAR, FAR]));
  afterAll(() => api.stop());

  async function save(areas: unknown): Promise<DeliveryAreaView[]> {
    const { status, body } = await owner.request<DeliveryAreaView[]>('PUT', AREAS, areas);
    if (status !== 200) throw new Error(`No areas: ${String(status)} ${JSON.stringify(body)}`);
    return body;
  }

  async function refusal(...areas: unknown[]): Promise<[string, string][]> {
    const { status, body } = await owner.request<Problem>('PUT', AREAS, areas);
    expect(status).toBe(400);
    return (body.errors ?? []).map(({ field, code }) => [field, code]);
  }

  const delivery = async (postcode: string) =>
    (await guest.request<DeliveryView>('GET', `/api/restaurants/1/delivery?postcode=${postcode}`)).body;
  const cardAt = async (postcode: string) =>
    (await guest.request<RestaurantCardView[]>('GET', `/api/restaurants?city=berlin&postcode=${postcode}`)).body.find(
      ({ id }) => id === 1,
    );
  const quote = async (more: object) =>
    guest.request<QuoteView & Problem>('POST', '/api/orders/quote', {
      restaurantId: 1,
      items: (await customer.cartOf(1)).items,
      ...more,
    });

  it('of the demo restaurants in Berlin are of all three kinds and differ in fee, minimum and free delivery', () => {
    expect(demo).toHaveLength(3);
    expect(
      demo.map((area) => [area.radiusMeters, area.polygon, area.postcodes].findIndex((is) => is !== null)),
    ).toEqual([0, 1, 2]);
    expect(
      new Set(demo.map(({ fee, minimumOrder, freeFrom }) => `${fee} ${minimumOrder} ${String(freeFrom)}`)).size,
    ).toBe(3);
  });

  it('are kept in the owner’s order, and change by what is sent', async () => {
    const [near, far] = await save({ areas: [NEAR, FAR] });
    expect([near, far]).toMatchObject([
      { ...NEAR, polygon: null, radiusMeters: null, extraMinutes: 0, isActive: true },
      { ...FAR, postcodes: null, polygon: null, freeFrom: null, isActive: true },
    ]);
    const changed = await save([
      { ...FAR, id: far?.id, name: 'Further' },
      { ...NEAR, id: near?.id },
    ]);
    expect(changed.map(({ id, name }) => [id, name])).toEqual([
      [far?.id, 'Further'],
      [near?.id, 'Near'],
    ]);
    expect(await save([NEAR])).toHaveLength(1);
    const { status, body } = await owner.request<Problem>('PUT', AREAS, [{ ...FAR, id: far?.id }]);
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('say what a delivery costs and takes, everywhere alike', async () => {
    const near = { freeFrom: '30.00', minimumOrder: '12.00', deliveryTime: '25-35 min' };
    expect(await delivery('10435')).toEqual({ delivers: true, canPickUp: true, fee: '1.00', ...near });
    expect(await cardAt('10435')).toMatchObject({ ...near, deliveryFee: '1.00' });
    const far = { freeFrom: null, minimumOrder: '20.00', deliveryTime: '35-45 min' };
    expect(await delivery('10119')).toEqual({ delivers: true, canPickUp: true, fee: '4.00', ...far });
    expect(await cardAt('10119')).toMatchObject({ ...far, deliveryFee: '4.00' });
    const nowhere = { fee: null, freeFrom: null, minimumOrder: null, deliveryTime: null };
    expect(await delivery('14193')).toEqual({ delivers: false, canPickUp: true, ...nowhere });
    expect(await cardAt('14193')).toBeUndefined();
    expect(await delivery('20099')).toMatchObject({ delivers: false });
  });

  it('price a quote and an order by the place, and free from an amount on', async () => {
    const near = await quote({ postcode: '10435' });
    expect(near.body).toMatchObject({ areaFee: '1.00', freeFrom: '30.00', minimumOrder: '12.00' });
    const isFree = Number(near.body.subtotal) >= 30;
    expect(near.body.deliveryFee).toBe(isFree ? '0.00' : '1.00');
    const order = await customer.placeOrder(1, { deliveryAddress: undefined, address: address('10119'), notes: 'x' });
    expect(order).toMatchObject({
      deliveryFee: '4.00',
      deliveryAddress: 'Weg 1, 10119 Berlin',
      address: { ...address('10119'), addition: null },
    });
    const byText = await quote({ deliveryAddress: 'Weg 1, 10119 Berlin' });
    expect(byText.body.total).toBe(order.total);
  });

  it('refuse a place outside before anything is placed, with the way out', async () => {
    const cart = await customer.cartOf(1);
    const outside = { ...cart, deliveryAddress: undefined, address: address('14193') };
    const { status, body } = await customer.request<Problem>('POST', '/api/orders', outside);
    expect([status, body.code, body.canPickUp]).toEqual([409, 'out_of_area', true]);
    expect((await quote({ postcode: '14193' })).body.code).toBe('out_of_area');
  });

  it.each<[string, object, string, string]>([
    ['no postcode in the text', { deliveryAddress: 'Torstraße 1' }, 'deliveryAddress', 'postcode_missing'],
    ['a postcode of nowhere', { deliveryAddress: 'Weg 1, 99999 Berlin' }, 'deliveryAddress', 'unknown_postcode'],
    ['a postcode of nowhere in parts', { address: address('99999') }, 'address.postcode', 'unknown_postcode'],
    ['another city', { address: address('20099', 'Hamburg') }, 'address.postcode', 'other_city'],
    ['an address without a street', { address: { ...address('10435'), street: ' ' } }, 'address.street', 'required'],
    ['a postcode of four digits', { address: address('1043') }, 'address.postcode', 'invalid_format'],
  ])('name the field of %s', async (_, place, field, code) => {
    const { status, body } = await quote(place);
    expect([status, body.errors?.map((error) => [error.field, error.code])]).toEqual([400, [[field, code]]]);
  });

  it('take no postcode that a list does not know', async () => {
    for (const postcode of ['99999', '20099', '1043']) {
      const { status, body } = await guest.request<Problem>('GET', `/api/restaurants?city=berlin&postcode=${postcode}`);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'postcode']);
    }
    const { body } = await guest.request<PostcodeView[]>('GET', '/api/postcodes?city=frankfurt');
    expect(body).toHaveLength(41);
    const one = await guest.request<PostcodeView>('GET', '/api/postcodes/20099');
    expect(one.body).toMatchObject({ postcode: '20099', city: 'hamburg' });
    for (const postcode of ['99999', '1043']) {
      const { status, body: refusal } = await guest.request<Problem>('GET', `/api/postcodes/${postcode}`);
      const codes = refusal.errors?.map((error) => [error.field, error.code]);
      expect([status, codes]).toEqual([400, [['postcode', 'unknown_postcode']]]);
    }
  });

  it('count the whole city on the restaurant’s own terms where there are none, and nowhere where all are off', async () => {
    await save([]);
    expect(await delivery('14193')).toMatchObject({ delivers: true, fee: '2.50', minimumOrder: '15.00' });
    expect((await quote({ deliveryAddress: 'Torstraße 1' })).status).toBe(200);
    await save([{ ...NEAR, isActive: false }]);
    expect(await delivery('10435')).toMatchObject({ delivers: false });
  });

  it('take the lowest fee, then the lowest minimum, of those that hold for a place', async () => {
    const dear = { ...NEAR, name: 'Dear', fee: '3.00', freeFrom: null };
    const cheap = { ...NEAR, name: 'Cheap', freeFrom: null, minimumOrder: '5.00' };
    await save([dear, NEAR, cheap]);
    expect(await delivery('10435')).toMatchObject({ fee: '1.00', minimumOrder: '5.00' });
  });

  const ring = (...corners: number[][]) => ({ type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] });
  const square = [
    [13.4, 52.53],
    [13.43, 52.53],
    [13.43, 52.55],
    [13.4, 52.55],
  ];
  const drawn = (polygon: object) => ({ ...FAR, radiusMeters: undefined, polygon });

  it('hold what a polygon holds', async () => {
    await save([drawn(ring(...square))]);
    expect(await delivery('10435')).toMatchObject({ delivers: true });
    expect(await delivery('10115')).toMatchObject({ delivers: false });
  });

  it.each<[string, object, string, string]>([
    [
      'crosses itself',
      drawn(ring([13.4, 52.53], [13.43, 52.55], [13.43, 52.53], [13.4, 52.55])),
      'polygon',
      'crosses_itself',
    ],
    ['has a hole', drawn({ type: 'Polygon', coordinates: [square, square] }), 'polygon', 'holes'],
    ['has two corners', drawn(ring([13.4, 52.53], [13.43, 52.53])), 'polygon', 'too_few_corners'],
    ['goes around the earth', drawn(ring([-180, -90], [180, -90], [180, 90], [-180, 90])), 'polygon', 'too_far'],
    ['is not closed', drawn({ type: 'Polygon', coordinates: [square] }), 'polygon', 'invalid_format'],
    [
      'has a corner that is a text',
      drawn(ring([13.4, 52.53], ['13' as never, 52.53], [13.43, 52.55])),
      'polygon',
      'invalid_format',
    ],
    [
      'has ten thousand corners',
      drawn(ring(...Array.from({ length: 10_000 }, (_, at) => [13.4 + at / 1e6, 52.53 + (at % 2) / 1e4]))),
      'polygon',
      'too_many',
    ],
    ['reaches nowhere', { ...FAR, radiusMeters: 0 }, 'radiusMeters', 'too_small'],
    ['reaches to another city', { ...FAR, radiusMeters: 1_000_000 }, 'radiusMeters', 'too_large'],
    ['pays its guests', { ...FAR, fee: '-1.00' }, 'fee', 'invalid_format'],
    ['is free below its minimum', { ...FAR, freeFrom: '10.00' }, 'freeFrom', 'below_minimum'],
    ['lists a postcode of nowhere', { ...NEAR, postcodes: ['99999'] }, 'postcodes', 'unknown_postcode'],
    ['lists a postcode of another city', { ...NEAR, postcodes: ['20099'] }, 'postcodes', 'unknown_postcode'],
    ['is nowhere', { ...NEAR, postcodes: undefined }, 'postcodes', 'required'],
    ['is in two ways', { ...NEAR, radiusMeters: 500 }, 'radiusMeters', 'invalid_choice'],
    ['has no name', { ...NEAR, name: ' ' }, 'name', 'required'],
  ])('are refused where one %s', async (_, area, field, code) => {
    const [[at, said] = []] = await refusal(NEAR, area);
    expect(at).toBe(`areas.1.${field}`);
    expect(said === 'too_short' ? 'required' : said).toBe(code);
    expect(await delivery('10435')).toMatchObject({ fee: '1.00' });
  });

  it('are at most fifty', async () => {
    expect(await refusal(...Array.from({ length: 51 }, () => NEAR))).toEqual([['areas', 'too_many']]);
    expect(await save(Array.from({ length: 50 }, () => NEAR))).toHaveLength(50);
  });

  it('reach open lists and pages when they change, and nobody else’s', async () => {
    const watcher = await guest.watch();
    const stranger = await guest.watch();
    await watcher.subscribe('city:berlin');
    await stranger.subscribe('city:hamburg');
    await save([FAR]);
    const told = await watcher.hear('restaurant:updated');
    expect(told).toMatchObject({ topic: 'city:berlin', restaurantId: 1 });
    await stranger.settle();
    expect(stranger.all('restaurant:updated')).toEqual([]);
    watcher.close();
    stranger.close();
  });

  it('follow the door when the restaurant moves', async () => {
    await save([{ ...FAR, radiusMeters: 1_500 }]);
    expect(await delivery('10435')).toMatchObject({ delivers: true });
    const move = (to: object) => owner.request('PUT', '/api/restaurant/info', to);
    expect((await move({ latitude: 52.4895, longitude: 13.395 })).status).toBe(200);
    expect(await delivery('10435')).toMatchObject({ delivers: false });
    expect(await delivery('10961')).toMatchObject({ delivers: true });
    expect((await move({ latitude: 52.5385, longitude: 13.4095 })).status).toBe(200);
    const { body } = await owner.request<Problem>('PUT', '/api/restaurant/info', { latitude: null });
    expect(body.errors?.[0]).toMatchObject({ field: 'latitude', code: 'required' });
  });

  it('are saved together with the door that they are reckoned from, which the information names', async () => {
    const near = [{ ...FAR, radiusMeters: 1_500 }];
    const doorNow = async () => (await owner.request<RestaurantInfoView>('GET', '/api/restaurant/info')).body.door;
    const door = { latitude: 52.4895, longitude: 13.395 };
    const put = (areas: object[], to: object) => owner.request<Problem>('PUT', AREAS, { areas, door: to });
    expect((await put(near, door)).status).toBe(200);
    expect(await doorNow()).toEqual(door);
    expect(await delivery('10435')).toMatchObject({ delivers: false });
    expect(await delivery('10961')).toMatchObject({ delivers: true });
    const { status, body } = await put(near, { latitude: 91, longitude: 13 });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'door.latitude']);
    expect((await put([{ ...FAR, radiusMeters: 1 }], { latitude: 52.5, longitude: 13.4 })).status).toBe(400);
    expect(await doorNow()).toEqual(door);
    expect((await put(near, { latitude: 52.5385, longitude: 13.4095 })).status).toBe(200);
    expect(await delivery('10435')).toMatchObject({ delivers: true });
  });

  it('are the restaurant’s own: its staff may read them, nobody else may', async () => {
    expect((await guest.request('GET', AREAS)).status).toBe(401);
    expect((await customer.request('PUT', AREAS, [])).status).toBe(403);
  });
});
