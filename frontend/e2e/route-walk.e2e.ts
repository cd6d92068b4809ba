/**
 * Every route on phones and on a desktop: no missing key, not even for a moment; no text that is not the catalogue's; nothing wider than
 * the window; no console error; nothing that axe minds. Before a release, and by `npm run walk`, each loaded for itself, in all languages
 * and at all sizes with axe; for each change gone to from the one before, in one language, which is German for every second route since
 * its words are the longest, and at one size with axe.
 */
import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { LANGUAGES, type Language, STORAGE_KEYS } from '../../backend/src/contracts/constants.ts';
import { de } from '../../backend/src/contracts/messages/de.ts';
import { en } from '../../backend/src/contracts/messages/en.ts';
import { tr } from '../../backend/src/contracts/messages/tr.ts';
import { barriersOf } from './support/axe.ts';
import { KnownTexts } from './support/known-texts.ts';
import { PASSWORD, placeOrders } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { areFirstStylesTwice, keysSeenOn, overflowOf, textsOn, watchForKeys } from './support/screen-texts.ts';
import { expect, test as base } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
/** The narrowest that WCAG asks for: 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };
/** What was read out once is not read out again, and a tab that nobody has chosen is drawn anew by whoever chooses it. */
const NOT_SWITCHED = '[role="log"], [style*="display: none !important"]';
/** Screens are drawn anew in pieces. */
const SWITCHED_TIMEOUT_MS = 5_000;
/** Until an answer that the screen shows has been read here as well. */
const READ_TIMEOUT_MS = 30_000;
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Who = 'visitor' | 'customer' | 'restaurant' | 'rider' | 'admin';
const LOGINS: Record<Exclude<Who, 'visitor'>, { call: string; email: string }> = {
  customer: { call: '/api/login', email: 'kunde@example.com' },
  restaurant: { call: '/api/login', email: 'restaurant1@example.com' },
  rider: { call: '/api/login', email: 'rider1@example.com' },
  admin: { call: '/api/admin/login', email: 'admin@example.com' },
};

/** The first that a route begins with says who walks it; all others are open. */
const WALKERS: readonly [start: string, who: Who][] = [
  ['/restaurant/dashboard', 'restaurant'],
  ['/rider', 'rider'],
  ['/admin/dashboard', 'admin'],
  // The demo's admin needs no second factor: walked to the dashboard, and shown by admin-more.e2e.ts.
  ['/admin/second-factor', 'admin'],
  ['/profile', 'customer'],
  ['/orders', 'customer'],
  ['/my-orders', 'customer'],
  ['/favourites', 'customer'],
  ['/cart', 'customer'],
  ['/checkout', 'customer'],
  ['/order/', 'customer'],
];
const whoWalks = (route: string): Who => WALKERS.find(([start]) => route.startsWith(start))?.[1] ?? 'visitor';

/** As the router's own generated table has them, so that a new route is walked without anybody thinking of it. */
function routesOfTheTree(): string[] {
  const file = path.resolve(import.meta.dirname, '../src/app/routeTree.gen.ts');
  const [, table = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...table.matchAll(/'(\/[^']*)'/g)].map(([, route = '']) => route);
}

const LONGEST: Language = 'de';
const OTHERS = LANGUAGES.filter((language) => language !== LONGEST);

/** Set by the configuration: every language of a route, and every size with axe. */
const test = base.extend<{ readonly isWhole: boolean }>({ isWhole: [false, { option: true }] });

/** Which languages a route is looked at in, the first being the one that it is loaded in. */
function languagesOf(index: number, isWhole: boolean): Language[] {
  const first = index % 2 === 0 ? LONGEST : (OTHERS[((index - 1) / 2) % OTHERS.length] ?? LONGEST);
  return isWhole ? [first, ...LANGUAGES.filter((language) => language !== first)] : [first];
}

const catalogues: Record<Language, Record<string, string>> = { en, de, tr };
const { texts: known, learn } = KnownTexts.ofAll(catalogues);

/** Without Web Push an order's page would have nothing to say about it. */
function vapidKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  return { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** The token of a notice's page. */
async function reportDish(): Promise<string> {
  const context = await product.newContext();
  const who = { name: 'Mia Melder', email: 'mia@example.com', goodFaith: true };
  const data = { target: 'dish', targetId: 1, ground: 'other', explanation: 'Example of a notice.', ...who };
  const answer = await context.request.post('/api/notices', { data });
  expect(answer.status()).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  await context.close();
  return token;
}

/** No screen is there: the server answers with the page and 404. */
const UNKNOWN = '/no/such/page';

let product: Product;
let addresses: Map<string, string>;
test.beforeAll(async ({ startProduct }) => {
  const { publicKey, privateKey } = vapidKeys();
  product = await startProduct({
    env: {
      ACCEPT_DEADLINE_SECONDS: '900',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    },
  });
  const [deliveredId] = await placeOrders(product);
  const params: Record<string, number | string | undefined> = {
    '/order/$id': deliveredId,
    '/restaurant/$id': 1,
    '/admin/dashboard/statements/$id': 1,
    '/decisions/$token': await reportDish(),
  };
  addresses = new Map(
    [
      ...routesOfTheTree(),
      UNKNOWN,
      '/auth?mode=register',
      '/restaurant/1?tab=information',
      '/restaurant/1?tab=reviews',
      '/report?target=dish&id=1&name=Köz',
    ].map((route) => {
      const [start = '', id] = Object.entries(params).find(([pattern]) => route.startsWith(pattern)) ?? [];
      return [route, id === undefined ? route : route.replace(start, start.replace(/\$\w+/, String(id)))];
    }),
  );
});
test.afterAll(() => product.stop());

async function open(who: Who, findings: string[]): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({ viewport: PHONE, colorScheme: 'light' });
  await watchForKeys(context, Object.keys(en));
  context.on('console', (message) => {
    const { url } = message.location();
    // The browser tells of the page's own status, which is the right one.
    const isNotFound = url.endsWith(UNKNOWN) && message.text().includes('status of 404');
    if (message.type() === 'error' && !isNotFound) findings.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => findings.push(`error: ${String(error.error())}`));
  context.on('response', (response) => {
    if (/\/api\/(?!translations|docs)/.test(response.url())) void learnFrom(response, context);
  });
  if (who !== 'visitor') {
    const { call, email } = LOGINS[who];
    const answer = await context.request.post(call, { data: { email, password: PASSWORD } });
    expect(answer.ok(), `${email} cannot log in`).toBe(true);
    learn(await answer.json());
  }
  const page = await context.newPage();
  if (who === 'customer') {
    await page.goto('/restaurant/1');
    await page
      .getByRole('button', { name: /Focaccia al rosmarino/ })
      .last()
      .click();
  }
  return { context, page };
}

/** A page that is left takes its answers' bodies along, so that they are asked for once more. */
async function learnFrom(response: Response, context: BrowserContext): Promise<void> {
  const isAskedAgain = response.request().method() === 'GET';
  const again = async () =>
    isAskedAgain ? ((await (await context.request.get(response.url())).json()) as unknown) : undefined;
  learn(
    await response
      .json()
      .catch(again)
      .catch(() => undefined),
  );
}

async function isReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[class*="skeleton" i], main [class*="pending"]')].every(
      (part) => !part.checkVisibility(),
    ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

async function barriersOn(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  return (await barriersOf(page, AXE_TAGS)).map((barrier) => `axe at ${width} px: ${barrier}`);
}

interface Look {
  readonly language: Language;
  /** The sizes at which the screen is looked at with axe. */
  readonly axeAt: readonly object[];
  /** What need not have changed with the language. */
  readonly except?: string;
}

/** What a screen must not have, on a desktop and a phone, and in German on the narrowest one, too. */
async function look(page: Page, { language, axeAt, except }: Look): Promise<string[]> {
  const findings: string[] = [];
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) findings.push('not one h1');
  if ((await page.title()).trim() === '') findings.push('no title');
  // Beginning with the size that it has: each change lays the whole screen out anew.
  const isDesktop = page.viewportSize()?.width === DESKTOP.width;
  const phones = language === LONGEST ? (isDesktop ? [PHONE, NARROW] : [NARROW, PHONE]) : [PHONE];
  for (const size of isDesktop ? [DESKTOP, ...phones] : [...phones, DESKTOP]) {
    await page.setViewportSize(size);
    if (axeAt.includes(size)) findings.push(...(await barriersOn(page)));
    const overflow = await overflowOf(page);
    if (overflow > 0) findings.push(`${overflow} px too wide at ${size.width} px`);
    const texts = await strangersOn(page, language, except);
    for (const text of await stillStrange(texts, language)) findings.push(`not in the catalogue: ${text}`);
  }
  for (const key of await keysSeenOn(page)) findings.push(`key: ${key}`);
  return findings;
}

/** What stands on the screen that neither the catalogue nor an answer of the server holds, as far as this process has read them. */
async function strangersOn(page: Page, language: Language, except?: string): Promise<string[]> {
  return (await textsOn(page, except)).filter((text) => !known[language].has(text));
}

/** A screen may show an answer before this process has its body; that of a page that was left may never come. */
async function stillStrange(texts: readonly string[], language: Language): Promise<string[]> {
  let left: string[] = [];
  await expect
    .poll(() => (left = texts.filter((text) => !known[language].has(text))), { timeout: READ_TIMEOUT_MS })
    .toEqual([])
    .catch(() => undefined);
  return left;
}

async function load(page: Page, address: string, language: Language): Promise<string[]> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.language, language] as const);
  await page.goto(address);
  await isReady(page);
  return (await areFirstStylesTwice(page)) ? ['the first styles twice'] : [];
}

/** As a link does: loading the page anew and bringing axe into it takes longer than everything that is looked for on it. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(async (href) => {
    const router = window.__TSR_ROUTER__;
    if (router === undefined) throw new Error('The page has no router.');
    const before = location.pathname + location.search;
    await new Promise<void>((resolve) => {
      const stop = router.subscribe('onResolved', ({ toLocation }) => {
        // The screen before may have ended something of its own meanwhile.
        if (toLocation.href === before) return;
        stop();
        resolve();
      });
      history.pushState(null, '', href);
    });
  }, address);
  await isReady(page);
}

/**
 * By the picker in the header. It is there on a phone as well, only not shown, since the menu at the side has the same one.
 * Nothing of the language before may stay.
 */
async function switchTo(page: Page, language: Language): Promise<void> {
  const names = Object.values(catalogues).map((texts) => `header button[aria-label^="${texts['header.language']}: "]`);
  await page.locator(names.join()).dispatchEvent('click');
  await page.locator('[role="menuitemradio"]').nth(LANGUAGES.indexOf(language)).dispatchEvent('click');
  await page.waitForFunction(
    (wanted) => document.documentElement.lang === wanted && document.querySelector('[role="menu"]') === null,
    language,
  );
  await isReady(page);
  await expect
    .poll(() => strangersOn(page, language, NOT_SWITCHED), { timeout: SWITCHED_TIMEOUT_MS })
    .toEqual([])
    .catch(() => undefined);
}

/**
 * `isGoneTo`: from the route before, in whose language the page stands; else it is loaded. Another language is chosen where it
 * stands.
 */
async function walkRoute(
  page: Page,
  route: string,
  index: number,
  isWhole: boolean,
  isGoneTo: boolean,
): Promise<string[]> {
  const address = addresses.get(route) ?? route;
  const axeIn = (language: Language): readonly object[] => {
    if (!isWhole) return index % 2 === 0 ? [DESKTOP] : [PHONE];
    return language === LONGEST ? [DESKTOP, PHONE, NARROW] : [];
  };
  const findings: string[] = [];
  for (const [turn, language] of languagesOf(index, isWhole).entries()) {
    const before = findings.length;
    try {
      if (turn === 0 && isGoneTo) await goTo(page, address);
      else if (turn === 0) findings.push(...(await load(page, address, language)));
      else await switchTo(page, language);
      findings.push(
        ...(await look(page, { language, axeAt: axeIn(language), ...(turn > 0 && { except: NOT_SWITCHED }) })),
      );
    } catch (error) {
      findings.push(String(error));
    }
    for (let each = before; each < findings.length; each += 1)
      findings[each] = `${route} in ${language}: ${findings[each]}`;
  }
  return findings;
}

async function walk(who: Who, isWhole: boolean): Promise<void> {
  const findings: string[] = [];
  const { context, page } = await open(who, findings);
  await page.goto('/imprint');
  const routes = [...addresses.keys()].filter((route) => whoWalks(route) === who);
  const languageOf = (index: number) => languagesOf(index, isWhole)[0];
  for (const language of LANGUAGES) {
    const turns = [...routes.entries()].filter(([index]) => languageOf(index) === language);
    for (const [turn, [index, route]] of turns.entries())
      findings.push(...(await walkRoute(page, route, index, isWhole, !isWhole && turn > 0)));
  }
  await context.close();
  expect([...new Set(findings)]).toEqual([]);
}

test('the walk knows the routes', () => {
  const routes = routesOfTheTree();
  expect(routes.includes('/') && routes.includes('/restaurant/dashboard/orders'), routes.join()).toBe(true);
  expect(
    [...addresses.values()].filter((address) => address.includes('$')),
    'Say above which address these routes have.',
  ).toEqual([]);
});

/** What guests come to without an account, and with something in the cart. */
test('guests scroll no screen sideways at 320 px @release', async ({ isWhole }) => {
  const findings: string[] = [];
  const { context, page } = await open('visitor', findings);
  await page.goto('/restaurant/1');
  await page
    .getByRole('button', { name: /Focaccia al rosmarino/ })
    .last()
    .click();
  await page.setViewportSize(NARROW);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.language, LONGEST] as const);
  // The walk below sees all other routes at this width, those of every second one for each change.
  const restaurants = Array.from({ length: 14 }, (_, index) => `/restaurant/${index + 1}`);
  for (const [index, route] of [...restaurants, '/cart', '/checkout'].entries()) {
    if (!isWhole && index > 0) await goTo(page, route);
    else {
      await page.goto(route);
      await isReady(page);
    }
    const overflow = await overflowOf(page);
    if (overflow > 0) findings.push(`${route}: ${overflow} px too wide`);
  }
  await context.close();
  expect([...new Set(findings)]).toEqual([]);
});

test.describe('every route', () => {
  for (const who of ['visitor', 'customer', 'restaurant', 'rider', 'admin'] as const) {
    test(`as ${who}`, ({ isWhole }) => walk(who, isWhole));
  }
});
