import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AdminAppealView,
  AdminContentNoticeDetailView,
  AdminContentNoticesView,
  AdminReviewView,
  ContentNoticeReceipt,
  DecisionView,
  OwnDecisionView,
} from '../../src/contracts/admin/moderation.ts';
import type { ReviewSummaryView, ReviewView } from '../../src/contracts/orders/reviews.ts';
import { ModerationMails } from '../../src/modules/moderation/moderation-mails.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { until } from '../support/until.ts';
import { addAdmin, auditOf } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let mailbox: Mailbox;
let api: Api;
let visitor: Person;
let customer: Person;
let kitchen: Person;
let admin: Person;
let other: Person;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({ smtpUrl: mailbox.url });
  visitor = new Person(api.url);
  customer = await Person.login(api.url, 'kunde@example.com');
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
  admin = await Person.login(api.url, 'admin@example.com');
  other = await addAdmin(api, 'operations');
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const INSULT = 'Der Wirt ist ein Betrüger.';
const WHY = 'Das ist eine Beleidigung des Wirtes, die nichts mit dem Essen zu tun hat.';
const NOTICE = { target: 'review', ground: 'insult', explanation: WHY, name: 'Mia Melder', goodFaith: true };

async function reviewed(rating = 1): Promise<ReviewView> {
  const order = await customer.placeOrder(1);
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(order.id, status);
  const path = `/api/orders/${String(order.id)}/review`;
  const { status, body } = await customer.request<ReviewView>('POST', path, { rating, text: INSULT });
  expect(status).toBe(201);
  return body;
}
const notify = (body: object) =>
  visitor.request<ContentNoticeReceipt>('POST', '/api/notices', body, { 'accept-language': 'en' });
const noticeOf = async (id: number) =>
  (await admin.request<AdminContentNoticesView>('GET', '/api/admin/content-notices')).body.notices.find(
    (notice) => notice.id === id,
  );
const decide = (person: Person, id: number, body: object) =>
  person.request('POST', `/api/admin/content-notices/${String(id)}/decide`, body);
const decisionOf = (token: string) => visitor.request<DecisionView>('GET', `/api/notices/decisions/${token}`);
const appeal = (token: string, text: string) =>
  visitor.request<DecisionView>('POST', `/api/notices/decisions/${token}/appeal`, { text });
const appeals = async (person = admin) => (await person.request<AdminAppealView[]>('GET', '/api/admin/appeals')).body;
const reviews = async () => (await visitor.request<ReviewView[]>('GET', '/api/restaurants/1/reviews')).body;
const summary = async () =>
  (await visitor.request<ReviewSummaryView>('GET', '/api/restaurants/1/reviews/summary')).body;
const tokenIn = (text: string) => /\/decisions\/([0-9a-f-]{36})/.exec(text)?.[1] ?? '';

describe('a notice about a review', () => {
  it('is confirmed, decided with reasons to both sides, appealed, and taken back by another admin', async () => {
    await reviewed(5);
    const review = await reviewed(1);
    expect(await summary()).toMatchObject({ rating: '3.0', reviewCount: 2 });
    const { status, body: receipt } = await notify({ ...NOTICE, targetId: review.id, email: 'mia@example.com' });
    expect(status).toBe(201);
    expect(tokenIn((await mailbox.find('mia@example.com', 'We have received your report')).text)).toBe(receipt.token);
    expect(await noticeOf(receipt.id)).toMatchObject({
      target: 'review',
      targetId: review.id,
      restaurantId: 1,
      content: INSULT,
      isOnline: true,
      explanation: WHY,
      email: 'mia@example.com',
      outcome: null,
      version: 1,
    });
    expect((await decisionOf(receipt.token)).body).toMatchObject({ kind: 'notice', outcome: null, mayAppeal: false });

    const reason = '„Betrüger“ ist eine Schmähung ohne Bezug zur Leistung.';
    expect(refusalOf(await decide(admin, receipt.id, { outcome: 'acted', reason })).fields).toEqual([
      'outcome invalid_choice',
    ]);
    expect((await decide(admin, receipt.id, { outcome: 'removed', reason, expectedVersion: 1 })).status).toBe(204);
    expect(refusalOf(await decide(admin, receipt.id, { outcome: 'kept', reason })).code).toBe('changed_meanwhile');
    expect(await reviews()).toHaveLength(1);
    expect(await summary()).toMatchObject({ rating: '5.0', reviewCount: 1, stars: { 1: 0 } });
    expect((await kitchen.request<ReviewView[]>('GET', '/api/restaurant/reviews')).body).toHaveLength(1);
    expect(await noticeOf(receipt.id)).toMatchObject({ outcome: 'removed', isOnline: false, reason });
    expect((await mailbox.find('mia@example.com', 'decided on your report')).text).toContain(reason);
    expect((await auditOf(admin, '?action=review_removed'))[0]).toMatchObject({ target: { id: String(review.id) } });
    expect((await auditOf(admin, '?action=notice_decided'))[0]).toMatchObject({ target: { id: String(receipt.id) } });

    const statement = await mailbox.find('kunde@example.com', /Entscheidung zu einem Inhalt|decision about your/);
    expect(statement.text).toContain(reason);
    expect(statement.text).not.toContain('mia');
    const token = tokenIn(statement.text);
    const { body: own } = await customer.request<OwnDecisionView[]>('GET', '/api/account/decisions');
    expect(own).toMatchObject([{ token, kind: 'review_removed', liftedAt: null }]);
    const { body: decision } = await decisionOf(token);
    expect(decision).toMatchObject({
      kind: 'review_removed',
      content: INSULT,
      ground: 'insult',
      reason,
      isFromNotice: true,
      isAutomated: false,
      explanation: null,
      mayAppeal: true,
    });
    expect(JSON.stringify(decision)).not.toMatch(/mia/i);

    const plea = 'Das war kein Schimpfwort, sondern meine Erfahrung.';
    expect((await appeal(token, plea)).body).toMatchObject({ mayAppeal: false, appeal: { text: plea, outcome: null } });
    expect(refusalOf(await appeal(token, plea)).code).toBe('appeal_closed');
    // It was what the sender asked for.
    expect(refusalOf(await appeal(receipt.token, plea)).code).toBe('appeal_closed');
    const [open] = await appeals();
    expect(open).toMatchObject({ kind: 'review_removed', text: plea, decision: reason, isForAnother: true });
    expect(open).toMatchObject({
      userId: customer.account?.id,
      userName: 'Kim Kundig',
      restaurantName: 'Ofen & Basilikum',
    });
    expect((await appeals(other))[0]).toMatchObject({ id: open?.id, isForAnother: false });
    const path = `/api/admin/appeals/${String(open?.id)}/decide`;
    const answer = { outcome: 'reversed', reason: 'Die Bewertung ist eine zulässige Meinung.' };
    expect(refusalOf(await admin.request('POST', path, answer))).toEqual({
      status: 409,
      code: 'own_decision',
      fields: [],
    });
    expect((await other.request('POST', path, answer)).status).toBe(204);
    expect(refusalOf(await other.request('POST', path, answer)).code).toBe('changed_meanwhile');
    expect(await reviews()).toHaveLength(2);
    expect(await summary()).toMatchObject({ rating: '3.0', reviewCount: 2 });
    expect(
      (await mailbox.find('kunde@example.com', /über die Beschwerde entschieden|decided on your complaint/)).text,
    ).toContain(answer.reason);
    expect((await decisionOf(token)).body).toMatchObject({
      liftedAt: expect.any(String),
      appeal: { outcome: 'reversed', reason: answer.reason },
    });
    expect((await auditOf(admin, '?action=appeal_decided'))[0]).toMatchObject({ target: { id: String(open?.id) } });
  });

  it('that is not followed can be complained about by whoever sent it, and is decided anew', async () => {
    const review = await reviewed();
    const email = 'nora@example.com';
    const { body: receipt } = await notify({ ...NOTICE, targetId: review.id, email });
    await decide(admin, receipt.id, { outcome: 'kept', reason: 'Das ist eine zulässige Meinung.' });
    expect((await decisionOf(receipt.token)).body).toMatchObject({ outcome: 'kept', mayAppeal: true });
    await appeal(receipt.token, 'Es ist trotzdem eine Beleidigung.');
    const [open] = await appeals(other);
    const reason = 'Richtig: Wir sehen noch einmal hin.';
    await other.request('POST', `/api/admin/appeals/${String(open?.id)}/decide`, { outcome: 'reversed', reason });
    expect(await noticeOf(receipt.id)).toMatchObject({ outcome: null, decidedAt: null });
    expect((await mailbox.find(email, 'decided on your complaint')).text).toContain(reason);
    const { body: second } = await notify({ ...NOTICE, targetId: review.id, email: 'omar@example.com' });
    expect((await decide(other, receipt.id, { outcome: 'removed', reason: WHY })).status).toBe(204);
    // What another notice has led to is the answer to this one, too, and hits its author once.
    expect((await decide(other, second.id, { outcome: 'removed', reason: WHY })).status).toBe(204);
    expect(await noticeOf(second.id)).toMatchObject({ outcome: 'removed', isOnline: false });
    const measures = await api.sql('SELECT FROM moderation_measures WHERE review_id = $1', [review.id]);
    expect(measures).toHaveLength(1);
  });

  it.each([
    [{ name: null }, ['name required']],
    [{ email: null }, ['email required']],
    [{ targetId: 2_000_000_000 }, ['targetId invalid_choice']],
    [{ goodFaith: false }, ['goodFaith invalid_choice']],
    [{ ground: 'taste' }, ['ground invalid_choice']],
    [{ explanation: 'kurz' }, ['explanation too_short']],
  ])('%j is refused', async (change, fields) => {
    const [review] = await reviews();
    const refused = await notify({ ...NOTICE, targetId: review?.id, email: 'mia@example.com', ...change });
    expect(refusalOf(refused)).toEqual({ status: 400, code: 'validation_failed', fields });
  });

  it('may be unsigned where the law allows it', async () => {
    const [review] = await reviews();
    const notice = { ...NOTICE, ground: 'child_safety', name: null, targetId: review?.id };
    expect((await notify(notice)).status).toBe(201);
  });
});

it('a notice about a dish or a restaurant is decided with a statement to the restaurant', async () => {
  const [dish] = await api.sql<{ id: number }>(
    'SELECT min(i.id) AS id FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = 2',
  );
  const more = { ground: 'unsafe_food', email: 'mia@example.com' };
  const { body } = await notify({ ...NOTICE, ...more, target: 'dish', targetId: dish?.id });
  await notify({ ...NOTICE, ...more, target: 'restaurant', targetId: 2 });
  expect(refusalOf(await decide(admin, body.id, { outcome: 'removed', reason: WHY })).fields).toEqual([
    'outcome invalid_choice',
  ]);
  expect((await decide(admin, body.id, { outcome: 'acted', reason: WHY })).status).toBe(204);
  const mail = await mailbox.find('restaurant2@example.com', /Entscheidung zu einem Inhalt|decision about your/);
  expect((await decisionOf(tokenIn(mail.text))).body).toMatchObject({ kind: 'restaurant_measure', mayAppeal: true });
});

describe('for those who decide', () => {
  const list = async (query: string) => {
    const answer = await other.request<AdminContentNoticesView>('GET', `/api/admin/content-notices${query}`);
    return { ...answer.body, next: /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? null };
  };

  it('notices are listed with the open ones first, by what they are about, and page by page', async () => {
    const { body: older } = await notify({ ...NOTICE, target: 'restaurant', targetId: 3, email: 'mia@example.com' });
    const { body: newer } = await notify({ ...NOTICE, target: 'restaurant', targetId: 3, email: 'mia@example.com' });
    expect((await decide(admin, newer.id, { outcome: 'kept', reason: WHY })).status).toBe(204);
    const all = await list('');
    expect(all.notices[0]).toMatchObject({ id: older.id, outcome: null });
    expect(all.notices.findIndex(({ id }) => id === newer.id)).toBe(all.open);
    expect(all.notices.slice(all.open).every(({ outcome }) => outcome !== null)).toBe(true);

    const paged: number[] = [];
    for (let page = await list('?limit=2'); ; page = await list(page.next.slice(page.next.indexOf('?')))) {
      paged.push(...page.notices.map(({ id }) => id));
      if (page.next === null) break;
    }
    expect(paged).toEqual(all.notices.map(({ id }) => id));

    const decided = await list('?open=false&target=restaurant');
    expect(decided.notices.every(({ target, outcome }) => target === 'restaurant' && outcome !== null)).toBe(true);
    expect(decided.notices.map(({ id }) => id)).toContain(newer.id);
    const cursor = Buffer.from('7|asleep').toString('base64url');
    const refused = await admin.request('GET', `/api/admin/content-notices?cursor=${cursor}`);
    expect(refusalOf(refused).fields).toEqual(['cursor invalid_format']);
  });

  it('a notice is shown with its review as it is now, and a restaurant with those that are gone', async () => {
    const review = await reviewed();
    const { body } = await notify({ ...NOTICE, targetId: review.id, email: 'mia@example.com' });
    const path = `/api/admin/content-notices/${String(body.id)}`;
    const detail = async () => (await other.request<AdminContentNoticeDetailView>('GET', path)).body;
    const userId = customer.account?.id;
    expect(await detail()).toMatchObject({ id: body.id, isOnline: true, review: { id: review.id, userId, rating: 1 } });
    const removal = `/api/admin/reviews/${String(review.id)}`;
    expect((await other.request('POST', `${removal}/remove`, { ground: 'insult', reason: WHY })).status).toBe(200);
    expect(await detail()).toMatchObject({ isOnline: false, review: { removedAt: expect.any(String) } });
    const ofRestaurant = async () =>
      (await other.request<AdminReviewView[]>('GET', '/api/admin/restaurants/1/reviews?limit=1')).body;
    expect(await ofRestaurant()).toMatchObject([{ id: review.id, text: INSULT, removedAt: expect.any(String) }]);
    expect((await other.request('POST', `${removal}/restore`, { reason: WHY })).status).toBe(200);
    expect(await ofRestaurant()).toMatchObject([{ id: review.id, removedAt: null }]);
    expect((await admin.request('GET', '/api/admin/content-notices/2147483647')).status).toBe(404);
    const dish = (await list('?target=dish')).notices[0];
    const ofDish = await admin.request('GET', `/api/admin/content-notices/${String(dish?.id)}`);
    expect(ofDish).toMatchObject({ status: 200, body: { target: 'dish', review: null } });
  });

  it('what comes and what is decided is told live, with how much is open', async () => {
    const watcher = await other.watch();
    await watcher.subscribe('admin');
    const { open, openAppeals } = await list('?limit=1');
    const { body } = await notify({ ...NOTICE, target: 'restaurant', targetId: 4, email: 'mia@example.com' });
    await watcher.hear('admin:moderation', (event) => event.open === open + 1);
    await decide(admin, body.id, { outcome: 'kept', reason: WHY });
    await appeal(body.token, WHY);
    await watcher.hear('admin:moderation', (event) => event.open === open && event.openAppeals === openAppeals + 1);
    watcher.close();
  });
});

describe('an account', () => {
  const login = (email: string, password = 'correct horse battery') =>
    new Person(api.url).request('POST', '/api/login', { email, password });
  const REASON = 'Zwölf erfundene Bestellungen an einem Abend, trotz Hinweises.';

  it('is closed with a statement, ends where it is signed in, and is opened again', async () => {
    const ada = await Person.register(api.url, 'Ada');
    const { id, email } = ada.account!;
    const path = `/api/admin/users/${String(id)}`;
    const watcher = await ada.watch();
    const closed = await admin.request('POST', `${path}/close`, { ground: 'misuse', reason: REASON });
    expect(closed).toMatchObject({ status: 200, body: { kind: 'account_closed', liftedAt: null } });
    await until(() => !watcher.socket.connected);
    watcher.close();
    expect((await ada.request('GET', '/api/user')).status).toBe(401);
    expect(refusalOf(await login(email))).toMatchObject({ status: 403, code: 'account_closed' });
    expect(refusalOf(await login(email, 'ein falsches Wort')).code).toBe('invalid_credentials');
    expect((await admin.request('GET', path)).body).toMatchObject({ closedAt: expect.any(String) });
    const again = await admin.request('POST', `${path}/close`, { ground: 'misuse', reason: REASON });
    expect(refusalOf(again).code).toBe('changed_meanwhile');
    const statement = await mailbox.find(email, /Entscheidung zu einem Inhalt|decision about your/);
    expect((await decisionOf(tokenIn(statement.text))).body).toMatchObject({ reason: REASON, mayAppeal: true });

    expect((await admin.request('POST', `${path}/reopen`, { reason: 'Es war jemand anderes.' })).status).toBe(200);
    await mailbox.find(email, /zurückgenommen|reversed/);
    expect((await login(email)).status).toBe(200);
    expect((await auditOf(admin, '?action=account_closed'))[0]).toMatchObject({ target: { id: String(id) } });
    expect((await auditOf(admin, '?action=account_reopened'))[0]).toMatchObject({ target: { id: String(id) } });
    expect(refusalOf(await admin.request('POST', `${path}/reopen`, { reason: REASON })).code).toBe('not_found');
  });
});

it('what the mail server refuses for now is sent later, and senders are forgotten after six months', async () => {
  mailbox.refusals.push(451);
  const [review] = await reviews();
  const email = 'spaet@example.com';
  const { body } = await notify({ ...NOTICE, targetId: review?.id, email });
  const mails = api.app.nest.get(ModerationMails, { strict: false });
  await mails.sweep();
  await api.sql('UPDATE moderation_letters SET next_try_at = now() WHERE next_try_at IS NOT NULL');
  await mails.sweep();
  await mailbox.find(email, 'We have received your report');
  await decide(admin, body.id, { outcome: 'kept', reason: WHY });
  await api.sql(`UPDATE content_notices SET decided_at = now() - interval '6 months 1 day' WHERE id = $1`, [body.id]);
  expect(refusalOf(await appeal(body.token, WHY)).code).toBe('appeal_closed');
  await mails.sweep();
  expect(await noticeOf(body.id)).toMatchObject({ name: null, email: null });
});
