/**
 * Puts the demo accounts, restaurants and menus where they are missing. What exists stays as people left it, so the seed
 * may run at every start.
 */
import type { DataSource, EntityManager } from 'typeorm';
import { PLAN_PRICE_CENTS } from '../contracts/restaurants/plans.ts';
import { writeDefaultAddress } from '../database/shared/default-address.ts';
import { AdminUser } from '../entities/accounts/admin-user.entity.ts';
import { PasswordHasher } from '../modules/auth/passwords/password-hasher.ts';
import { Staff } from '../entities/accounts/staff.entity.ts';
import { User } from '../entities/accounts/user.entity.ts';
import { MenuItem } from '../entities/menus/menu-item.entity.ts';
import { Menu } from '../entities/menus/menu.entity.ts';
import { OptionGroup } from '../entities/menus/option-group.entity.ts';
import { Option } from '../entities/menus/option.entity.ts';
import { DeliveryArea } from '../entities/restaurants/delivery-area.entity.ts';
import { OpeningHours } from '../entities/restaurants/opening-hours.entity.ts';
import { Restaurant } from '../entities/restaurants/restaurant.entity.ts';
import { PICKUP_MINUTES } from '../contracts/orders/fulfilment.ts';
import { RIDE_MINUTES } from '../contracts/orders/promise.ts';
import { reckonPostcodes } from '../modules/delivery/reckon-postcodes.ts';
import { demoAreas } from './parts/areas.ts';
import { DEMO_ADMIN, DEMO_CUSTOMER, DEMO_PASSWORD, DEMO_RIDERS } from './demo-accounts.ts';
import { DEMO_RESTAURANTS } from './demo-restaurants.ts';
import { type DemoMenuItem, type DemoRestaurant, type OpeningSpan, WEEKDAYS } from './parts/types.ts';

export async function seed(dataSource: DataSource): Promise<void> {
  const missing = await findMissing(dataSource.manager);
  if (!missing.admin && !missing.customer && missing.restaurants.length === 0) return;
  // One hash for all: the password is public anyway, and a hash takes its time.
  const passwordHash = await new PasswordHasher().hash(DEMO_PASSWORD);
  await dataSource.transaction(async (manager) => {
    if (missing.admin) await addAdmin(manager, passwordHash);
    if (missing.customer) await addCustomer(manager, passwordHash);
    await addRestaurants(manager, missing.restaurants, passwordHash);
  });
}

interface Missing {
  admin: boolean;
  customer: boolean;
  restaurants: readonly DemoRestaurant[];
}

async function findMissing(manager: EntityManager): Promise<Missing> {
  const known = new Set((await manager.find(Restaurant, { select: { email: true } })).map(({ email }) => email));
  return {
    admin: !(await manager.existsBy(AdminUser, { email: DEMO_ADMIN.email })),
    customer: !(await manager.existsBy(User, { email: DEMO_CUSTOMER.email })),
    restaurants: DEMO_RESTAURANTS.filter(({ email }) => !known.has(email)),
  };
}

async function addAdmin(manager: EntityManager, passwordHash: string): Promise<void> {
  await manager.insert(AdminUser, { ...DEMO_ADMIN, role: 'owner', passwordHash });
}

async function addCustomer(manager: EntityManager, passwordHash: string): Promise<void> {
  const { address, ...account } = DEMO_CUSTOMER;
  const customer = manager.create(User, { ...account, passwordHash, emailVerifiedAt: new Date() });
  await manager.insert(User, customer);
  await writeDefaultAddress(manager, customer.id, address);
}

/** In an empty table the n-th demo restaurant has the id n, as its e-mail and the documentation say. */
async function addRestaurants(
  manager: EntityManager,
  restaurants: readonly DemoRestaurant[],
  passwordHash: string,
): Promise<void> {
  if (restaurants.length === 0) return;
  const isFirst = (await manager.count(Restaurant)) === 0;
  for (const [index, demo] of restaurants.entries()) {
    const restaurant = await manager.save(
      manager.create(Restaurant, { ...toRestaurant(demo, passwordHash), ...(isFirst && { id: index + 1 }) }),
    );
    await addAreas(manager, restaurant, demo);
    await addHours(manager, restaurant.id, demo);
    await addMenus(manager, restaurant.id, demo);
    await addSubscription(manager, restaurant.id);
    if (demo === DEMO_RESTAURANTS[0]) await addRiders(manager, restaurant.id, passwordHash);
  }
  if (isFirst) await manager.query(`SELECT setval('restaurants_id_seq', $1)`, [restaurants.length]);
}

async function addRiders(manager: EntityManager, restaurantId: number, passwordHash: string): Promise<void> {
  const riders = DEMO_RIDERS.map((rider) => ({ ...rider, restaurantId, passwordHash, duty: 'rider' as const }));
  await manager.createQueryBuilder().insert().into(Staff).values(riders).orIgnore().execute();
}

function toRestaurant(demo: DemoRestaurant, passwordHash: string): Partial<Restaurant> {
  return {
    name: demo.name,
    email: demo.email,
    passwordHash,
    city: demo.city,
    address: demo.address,
    ...demo.door,
    offersPickup: demo.offersPickup,
    pickupMinutes: Math.max(PICKUP_MINUTES.min, demo.deliveryTimeMinMinutes - RIDE_MINUTES.to),
    phone: demo.phone,
    description: demo.description,
    imageUrl: demo.imageUrl,
    category: demo.category,
    deliveryFeeCents: demo.deliveryFeeCents,
    minimumOrderCents: demo.minimumOrderCents,
    deliveryMinMinutes: demo.deliveryTimeMinMinutes,
    deliveryMaxMinutes: demo.deliveryTimeMaxMinutes,
    rating: demo.rating.toFixed(1),
    legalName: demo.legalName,
    vatId: demo.vatId,
    traderDeclaredAt: new Date(),
    reviewStatus: 'approved',
    isActive: true,
    isOpen: true,
    announcedOpen: true,
    subscriptionPlan: 'monthly',
    subscriptionActive: true,
  };
}

async function addAreas(manager: EntityManager, restaurant: Restaurant, demo: DemoRestaurant): Promise<void> {
  const areas = demoAreas(demo).map((area, position) => ({ ...area, position, restaurantId: restaurant.id }));
  await manager.insert(DeliveryArea, areas);
  await reckonPostcodes(manager, restaurant);
}

async function addHours(manager: EntityManager, restaurantId: number, demo: DemoRestaurant): Promise<void> {
  const spans = WEEKDAYS.flatMap((day, index) =>
    demo.hours[day].map((span) => ({ restaurantId, weekday: index + 1, ...toMinutes(span) })),
  );
  await manager.insert(OpeningHours, spans);
}

async function addMenus(manager: EntityManager, restaurantId: number, demo: DemoRestaurant): Promise<void> {
  for (const [position, menu] of demo.menus.entries()) {
    const { id: menuId } = await manager.save(
      manager.create(Menu, { restaurantId, name: menu.name, description: menu.description, position }),
    );
    const items = menu.items.map(({ optionGroups: _, ...item }, place) => ({
      ...item,
      allergens: [...item.allergens],
      additives: [...item.additives],
      menuId,
      position: place,
    }));
    const { identifiers } = await manager.insert(MenuItem, items);
    await addOptions(
      manager,
      menu.items.map((item, place) => ({ item, menuItemId: idOf(identifiers[place]) })),
    );
  }
}

async function addOptions(
  manager: EntityManager,
  dishes: readonly { item: DemoMenuItem; menuItemId: number }[],
): Promise<void> {
  const groups = dishes.flatMap(({ item, menuItemId }) =>
    item.optionGroups.map(({ options, ...group }, position) => ({ options, row: { ...group, menuItemId, position } })),
  );
  if (groups.length === 0) return;
  const { identifiers } = await manager.insert(
    OptionGroup,
    groups.map(({ row }) => row),
  );
  const options = groups.flatMap((group, index) =>
    group.options.map((option, position) => ({
      ...option,
      allergens: [...option.allergens],
      additives: [...option.additives],
      groupId: idOf(identifiers[index]),
      position,
    })),
  );
  await manager.insert(Option, options);
}

function idOf(identifier: Record<string, unknown> | undefined): number {
  if (typeof identifier?.id !== 'number') throw new Error('the row was not inserted');
  return identifier.id;
}

async function addSubscription(manager: EntityManager, restaurantId: number): Promise<void> {
  await manager.query(
    `INSERT INTO subscriptions (restaurant_id, plan, price_cents, start_date, end_date)
     VALUES ($1, 'monthly', $2, current_date, current_date + interval '1 month')`,
    [restaurantId, PLAN_PRICE_CENTS.monthly],
  );
}

/** A span that ends before it begins ends on the next day. */
function toMinutes({ opens, closes }: OpeningSpan): { opensMinute: number; closesMinute: number } {
  const opensMinute = minuteOf(opens);
  const closesMinute = minuteOf(closes);
  return { opensMinute, closesMinute: closesMinute > opensMinute ? closesMinute : closesMinute + 1_440 };
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
