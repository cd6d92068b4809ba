/** Everybody who uses the product during a scenario, each on a real socket. */
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from '../../../backend/test/support/person.ts';
import { until } from '../../../backend/test/support/until.ts';
import type { World } from '../setting/world.ts';
import { Customer } from './customer.ts';
import { Kitchen } from './kitchen.ts';
import type { OrdersView } from './orders-view.ts';
import { Patience } from './patience.ts';
import { Rider } from './rider.ts';
import { Screen } from './screen.ts';
import { AdminView, CityView } from './side-views.ts';

const CUSTOMERS = 6;
/** The kitchens of these restaurants answer; the last of them has a POS. */
const SERVED = [1, 2, 3];
/** Nobody is in these kitchens, so that orders lapse. */
export const SILENT = [4, 5];
/** This restaurant opens and closes all the time. */
const FICKLE = 6;
const FICKLE_MS = 900;
/** Of those that are served, these have riders where there are any. */
const WITH_RIDERS = 2;
/** Where all that people order goes: `ADDRESS_IN.berlin`. */
const DESTINATION = { latitude: 52.5284, longitude: 13.4116 };
const WATCHERS = 2;
const PEOPLE_READY_MS = 20_000;

export class Town {
  readonly customers: readonly Customer[];
  readonly kitchens: readonly Kitchen[];
  readonly riders: readonly Rider[];
  readonly admins: readonly AdminView[];
  readonly cities: readonly CityView[];
  readonly patience: Patience;
  readonly #screens: Screen[] = [];
  readonly #fickle: Person;
  #isOver = false;
  #work: Promise<unknown> = Promise.resolve();
  #isClosing = false;

  private constructor(
    url: string,
    patience: Patience,
    customers: Customer[],
    kitchens: Kitchen[],
    riders: Rider[],
    fickle: Person,
    admin: Person,
  ) {
    this.patience = patience;
    this.customers = customers;
    this.kitchens = kitchens;
    this.riders = riders;
    this.#fickle = fickle;
    this.admins = Array.from({ length: WATCHERS }, (_, index) => {
      const view = new AdminView();
      this.#follow(url, `admin ${index + 1}`, admin.cookie, view);
      return view;
    });
    this.cities = Array.from({ length: WATCHERS }, (_, index) => {
      const view = new CityView();
      this.#follow(url, `city ${index + 1}`, null, view);
      return view;
    });
  }

  static async open({ url, push, pos }: World, riderCount: number): Promise<Town> {
    const patience = new Patience();
    const kitchens = await Promise.all(
      SERVED.map((id, index) => Kitchen.open(url, id, patience, riderCount > 0 && index < WITH_RIDERS)),
    );
    const settings = { posApiUrl: pos.url, posApiKey: pos.key };
    await kitchens.at(-1)?.person.request('PUT', '/api/restaurant/pos', settings);
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, () => Customer.open(url, [...SERVED, ...SILENT], push.openBrowser(), patience)),
    );
    const fickle = await Person.login(url, `restaurant${FICKLE}@example.com`);
    const riders: Rider[] = [];
    for (let index = 0; index < riderCount; index += 1) {
      const kitchen = kitchens[index % WITH_RIDERS];
      if (kitchen) riders.push(await Rider.open(url, kitchen, DESTINATION, index));
    }
    const town = new Town(
      url,
      patience,
      customers,
      kitchens,
      riders,
      fickle,
      await Person.login(url, 'admin@example.com'),
    );
    await until(() => town.screens.every(({ isLive }) => isLive), {
      timeoutMs: PEOPLE_READY_MS,
      what: () => 'every screen is live',
    });
    return town;
  }

  get screens(): readonly Screen[] {
    return [
      ...this.#screens,
      ...this.customers.map(({ screen }) => screen),
      ...this.kitchens.flatMap(({ screens }) => screens),
      ...this.riders.map(({ screen }) => screen),
    ];
  }

  get placedCount(): number {
    return this.customers.reduce((sum, { placed }) => sum + placed.length, 0);
  }

  get ordersViews(): readonly OrdersView[] {
    return [
      ...this.customers.flatMap(({ list, tracked }) => [list, ...tracked]),
      ...this.kitchens.flatMap(({ views }) => views),
      ...this.riders.map(({ view }) => view),
      ...this.admins,
    ];
  }

  /** Calls that failed, and were made again. */
  get failedCalls(): number {
    return [this.patience, ...this.riders.map(({ patience }) => patience)].reduce(
      (sum, each) => sum + each.failures,
      0,
    );
  }

  begin(): void {
    const isClosing = (): boolean => this.#isClosing;
    this.#work = Promise.all([
      ...this.customers.map((customer) => customer.orderUntil(isClosing, SERVED)),
      ...this.kitchens.map((kitchen) => kitchen.workUntil(() => this.#isOver)),
      ...this.riders.map((rider) => rider.workUntil(() => this.#isOver)),
      this.#openAndClose(isClosing),
    ]);
  }

  /** Places an order that nobody will answer. */
  async orderInVain(index: number): Promise<void> {
    const restaurantId = SILENT[index % SILENT.length] ?? 0;
    await this.customers[index % this.customers.length]?.order(restaurantId);
  }

  /** Ends the ordering, while kitchens go on. */
  closeUp(): void {
    this.#isClosing = true;
  }

  async leave(): Promise<void> {
    this.#isClosing = true;
    this.#isOver = true;
    for (const { patience } of [this, ...this.riders]) patience.end();
    await this.#work;
    for (const screen of this.screens) screen.close();
    await Promise.all(this.riders.map((rider) => rider.close()));
  }

  #follow(url: string, name: string, cookie: string | null, view: AdminView | CityView): void {
    const screen = new Screen(url, name, cookie);
    screen.follow(view);
    this.#screens.push(screen);
  }

  async #openAndClose(isOver: () => boolean): Promise<void> {
    for (let turn = 0; !isOver(); turn += 1) {
      const isOpen = turn % 2 === 1;
      await this.patience.press('toggle', () =>
        this.#fickle.request('POST', '/api/restaurant/toggle-status', { isOpen }),
      );
      await delay(FICKLE_MS);
    }
  }
}
