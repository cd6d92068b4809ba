/** What exists in the product, so that an input can be about something. Each list keeps its latest few. */
export const KINDS_OF_KNOWN = [
  'restaurant',
  'dish',
  'menu',
  'option',
  'order',
  'address',
  'customer',
  'review',
  'staff',
  'adminAccount',
] as const;
export type KindOfKnown = (typeof KINDS_OF_KNOWN)[number];

const KEPT = 40;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** Which operation's answers tell of which kind, by the end of its path. */
const TOLD_BY: readonly (readonly [path: RegExp, kind: KindOfKnown])[] = [
  [/^\/api\/(?:admin\/)?restaurants$/, 'restaurant'],
  [/^\/api\/restaurant\/menu-items$/, 'dish'],
  [/^\/api\/(?:my-orders|orders|restaurant\/orders|admin\/orders)$/, 'order'],
  [/^\/api\/addresses$/, 'address'],
  [/^\/api\/admin\/users$/, 'customer'],
  [/^\/api\/restaurant\/reviews$/, 'review'],
  [/^\/api\/restaurant\/staff$/, 'staff'],
  [/^\/api\/admin\/admins$/, 'adminAccount'],
];

type Ids = Readonly<Record<KindOfKnown, readonly number[]>>;

export interface Known extends Ids {
  readonly token: readonly string[];
  readonly image: readonly string[];
  readonly textKey: readonly string[];
}

export class KnownThings implements Known {
  readonly restaurant: number[] = [1];
  readonly dish: number[] = [1];
  readonly menu: number[] = [1];
  readonly option: number[] = [1];
  readonly order: number[] = [1];
  readonly address: number[] = [1];
  readonly customer: number[] = [1];
  readonly review: number[] = [1];
  readonly staff: number[] = [1];
  readonly adminAccount: number[] = [1];
  readonly token: string[] = ['00000000-0000-4000-8000-000000000000'];
  readonly image: string[] = ['0'.repeat(64)];
  readonly textKey: string[] = ['error.internal'];

  /** Remembers ids and tokens in what an operation answered. */
  learn(path: string, body: unknown): void {
    const kind = TOLD_BY.find(([pattern]) => pattern.test(path))?.[1];
    for (const each of Array.isArray(body) ? body : [body]) if (kind !== undefined) this.#keepId(kind, each);
    this.#learnMenus(body);
    this.#learnTexts(body);
  }

  #keepId(kind: KindOfKnown, body: unknown): void {
    const id = field(body, 'id');
    if (typeof id === 'number') keep(this[kind], id);
  }

  /** A menu names its dishes, and a dish its options. */
  #learnMenus(body: unknown): void {
    const menus = field(body, 'menus') ?? body;
    if (!Array.isArray(menus)) return;
    for (const menu of menus.slice(0, KEPT)) {
      const dishes = field(menu, 'items');
      if (!Array.isArray(dishes) || field(menu, 'name') === undefined) continue;
      this.#keepId('menu', menu);
      for (const dish of dishes.slice(0, 5)) {
        this.#keepId('dish', dish);
        for (const group of listOf(dish, 'optionGroups'))
          for (const option of listOf(group, 'options')) this.#keepId('option', option);
      }
    }
  }

  #learnTexts(body: unknown): void {
    for (const name of ['guestToken', 'shareToken']) {
      const token = field(body, name);
      if (typeof token === 'string' && UUID.test(token)) keep(this.token, token);
    }
    const address = field(body, 'image') ?? field(body, 'imageUrl');
    const image = typeof address === 'string' ? /\/api\/images\/(\w+)/.exec(address)?.[1] : undefined;
    if (image !== undefined) keep(this.image, image);
    for (const each of Array.isArray(body) ? body.slice(0, KEPT) : []) {
      const key = field(each, 'key');
      if (typeof key === 'string') keep(this.textKey, key);
    }
  }
}

function keep<T>(list: T[], value: T): void {
  if (list.includes(value)) return;
  list.push(value);
  if (list.length > KEPT) list.shift();
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function listOf(value: unknown, name: string): unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}
