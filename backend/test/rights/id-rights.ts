/**
 * Whoever adds an id to a path, a query or a body decides here whose it may be. The key is the route and the id's place;
 * rows are tried in this order, so what takes something away comes after what needs it.
 */
import { vapidPair } from '../support/vapid.ts';
import { type Caller, type Id, PUSH_ORIGIN, type RightsWorld } from './rights-world.ts';

export interface IdRow {
  readonly as: Caller;
  /** A kind of `RightsWorld.ids`. */
  readonly of: string;
  /** What else the call needs, with the id where it stands. */
  readonly body?: (id: Id, ids: RightsWorld['ids']) => unknown;
  /** Ids in the path that are others than the caller's own of that kind. */
  readonly beside?: string;
  /** What the address needs besides. */
  readonly query?: string;
  /** How somebody else's id and nobody's are refused alike. */
  readonly refused: string;
}

const dish = (menuId: Id, more: object = {}) => ({ name: 'Soup', menuId, price: '5.00', vatRate: 7, ...more });
const withGroup = (menuId: Id, group: object) => dish(menuId, { optionGroups: [{ name: 'Size', ...group }] });
const option = (more: object = {}) => ({ name: 'Large', price: '1.00', ...more });
const cart = (restaurantId: Id, menuItemId: Id, optionIds: Id[] = []) => ({
  restaurantId,
  items: [{ menuItemId, quantity: 9, optionIds }],
  deliveryAddress: 'Torstraße 1, 10119 Berlin',
  paymentMethod: 'cash_on_delivery',
});
const area = (id: Id) => ({ id, name: 'Near', radiusMeters: 5_000, fee: '1.00', minimumOrder: '0.00' });
const lines = (id: Id, expectedVersion: number) => ({ state: 'doing', lines: [{ id, expectedVersion }] });
const push = (orderId: Id, token: Id) => ({
  endpoint: `${PUSH_ORIGIN}/x`,
  keys: { p256dh: vapidPair().publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
  orderId,
  token,
});
const row = (as: Caller, of: string, body?: IdRow['body'], refused = '404 not_found'): IdRow => ({
  as,
  of,
  ...(body === undefined ? {} : { body }),
  refused,
});
/** Filters of the admins' tables find nothing rather than refuse. */
const filter = (of: string): IdRow => row('adminOwner', of, undefined, '200 []');

const OF_CUSTOMERS: Readonly<Record<string, IdRow>> = {
  'PUT /api/addresses/:id id': row('customer', 'address', () => ({ label: 'Work', address: 'Ring 1, 10115 Berlin' })),
  'DELETE /api/addresses/:id id': row('customer', 'address'),
  'DELETE /api/sessions/:id id': row('customer', 'session'),
  'PUT /api/favourites/:restaurantId restaurantId': row('customer', 'restaurant'),
  // What is no favourite need not be removed.
  'DELETE /api/favourites/:restaurantId restaurantId': row('customer', 'restaurant', undefined, '204'),
  'GET /api/restaurants/:id id': row('nobody', 'restaurant'),
  'GET /api/restaurants/:id/delivery id': { ...row('nobody', 'restaurant'), query: 'postcode=10119' },
  'GET /api/restaurants/:id/menus id': row('nobody', 'restaurant'),
  'GET /api/restaurants/:id/reviews id': row('nobody', 'restaurant'),
  'GET /api/restaurants/:id/reviews/summary id': row('nobody', 'restaurant'),
  'GET /api/translations/:language language': row('nobody', 'language'),

  'GET /api/orders/:id id': row('customer', 'order'),
  // The share link's token opens it too.
  'GET /api/orders/:id t': { ...row('nobody', 'linkToken'), beside: 'guestOrder' },
  'GET /api/orders/:id/arrival id': row('customer', 'order'),
  'GET /api/orders/:id/arrival t': { ...row('nobody', 'linkToken'), beside: 'guestOrder' },
  'GET /api/orders/:id/ride id': row('customer', 'order'),
  'GET /api/orders/:id/ride t': { ...row('nobody', 'linkToken'), beside: 'guestOrder' },
  'POST /api/orders/:id/reorder id': row('customer', 'order'),
  'POST /api/orders/:id/reorder t': { ...row('nobody', 'guestToken'), beside: 'guestOrder' },
  'POST /api/orders/:id/review id': row('customer', 'deliveredOrder', () => ({ rating: 5 })),
  'POST /api/orders/:id/review t': { ...row('nobody', 'guestToken', () => ({ rating: 5 })), beside: 'guestOrder' },
  'POST /api/orders/:id/problems id': row('customer', 'deliveredOrder', () => ({ kind: 'late' })),
  'POST /api/orders/:id/problems t': { ...row('nobody', 'guestToken', () => ({ kind: 'late' })), beside: 'guestOrder' },
  'POST /api/orders/:id/problems itemIds': row(
    'customer',
    'orderLine',
    (id) => ({ kind: 'missing', itemIds: [id] }),
    '400 validation_failed',
  ),
  'GET /api/orders/:id/problems id': row('customer', 'deliveredOrder'),
  'GET /api/orders/:id/problems t': { ...row('nobody', 'guestToken'), beside: 'guestOrder' },
  'POST /api/notifications/push orderId': row('nobody', 'guestOrder', (id, { guestToken }) =>
    push(id, guestToken!.own),
  ),
  'POST /api/notifications/push token': row('nobody', 'linkToken', (id, { guestOrder }) => push(guestOrder!.own, id)),
  'POST /api/orders restaurantId': row('customer', 'restaurant', (id, { dish: own }) => cart(id, own!.own)),
  'POST /api/orders items.menuItemId': row('customer', 'dish', (id) => cart(1, id), '409 item_unavailable'),
  'POST /api/orders items.optionIds': row('customer', 'option', (id, { dish: own }) => cart(1, own!.own, [id]), '400'),
  'POST /api/orders/quote restaurantId': row('customer', 'restaurant', (id, { dish: own }) => cart(id, own!.own)),
  'POST /api/orders/quote items.menuItemId': row('customer', 'dish', (id) => cart(1, id), '409 item_unavailable'),
  'POST /api/orders/quote items.optionIds': row(
    'customer',
    'option',
    (id, { dish: own }) => cart(1, own!.own, [id]),
    '400',
  ),
  'POST /api/orders/:id/cancel id': row('customer', 'order'),
  'POST /api/orders/:id/cancel t': { ...row('nobody', 'guestToken'), beside: 'guestOrder' },
  // The first becomes the account's own, so that the second can be like it.
  'POST /api/orders/:id/claim guestToken': {
    ...row('customer', 'guestToken', (guestToken) => ({ guestToken })),
    beside: 'guestOrder',
  },
  'POST /api/orders/:id/claim likeOrderId': {
    ...row('customer', 'likeOrder', (likeOrderId, { laterToken }) => ({ guestToken: laterToken!.own, likeOrderId })),
    beside: 'laterOrder',
  },
  'POST /api/orders/:id/claim id': row('customer', 'lastOrder', (_id, { lastToken }) => ({
    guestToken: lastToken!.own,
  })),
};

const OF_RESTAURANTS: Readonly<Record<string, IdRow>> = {
  'POST /api/restaurant/orders/cancellations-read orderIds': row('staff', 'kitchenOrder', (id) => ({ orderIds: [id] })),
  'POST /api/restaurant/orders/reminders-answered orderIds': row('staff', 'kitchenOrder', (id) => ({ orderIds: [id] })),
  'POST /api/restaurant/orders/seen orderIds': row('staff', 'kitchenOrder', (id) => ({ orderIds: [id] })),
  'PUT /api/restaurant/orders/:id/status id': row('staff', 'kitchenOrder', () => ({ status: 'preparing' })),
  'PUT /api/restaurant/orders/:id/lines lines.id': {
    ...row('staff', 'preparingLine', (id) => lines(id, 1)),
    beside: 'preparing',
  },
  'PUT /api/restaurant/orders/:id/lines id': row('staff', 'preparing', (_id, { preparingLine }) =>
    lines(preparingLine!.own, 2),
  ),
  'POST /api/restaurant/orders/:id/estimate id': row('staff', 'preparing', () => ({ minutes: 5 })),
  'POST /api/restaurant/orders/:id/undo id': row('staff', 'preparing', () => ({ expectedVersion: 2 })),
  'POST /api/restaurant/orders/:id/recall id': row('staff', 'preparing', () => ({ expectedVersion: 2 })),
  'POST /api/restaurant/orders/:id/rider riderId': row(
    'staff',
    'rider',
    (riderId) => ({ riderId }),
    '400 validation_failed',
  ),
  'POST /api/restaurant/orders/:id/rider id': row('staff', 'assignedOrder', () => ({ riderId: null })),
  'POST /api/rider/orders/:id/take id': row('rider', 'takenOrder', () => ({})),
  'POST /api/rider/orders/:id/give-back id': row('rider', 'takenOrder', () => ({})),
  'PUT /api/rider/orders/:id/status id': row('rider', 'riddenOrder', () => ({ status: 'delivering' })),
  'POST /api/rider/orders/:id/nobody-there id': row('rider', 'riddenOrder'),
  'PUT /api/restaurant/reviews/:id/answer id': row('owner', 'review', () => ({ text: 'Thank you.' })),
  'DELETE /api/restaurant/reviews/:id/answer id': row('owner', 'review'),
  'POST /api/restaurant/problems/:id/answers id': row('staff', 'problem', () => ({
    text: 'Sorry.',
    expectedVersion: 1,
  })),
  'PUT /api/restaurant/staff/:id id': row('owner', 'staff', () => ({ name: 'At the stove' })),
  'DELETE /api/restaurant/staff/:id id': row('owner', 'staff'),
  'POST /api/restaurant/till-deliveries/:id/resend id': row('owner', 'delivery'),

  'PUT /api/restaurant/options/:id/available id': row('staff', 'option', () => ({ available: true })),
  'PUT /api/restaurant/menus/:id id': row('owner', 'menu', () => ({ name: 'Soups' })),
  'PUT /api/restaurant/menus/:id/order id': row('owner', 'menu', (_id, { dish: own }) => ({ ids: [own!.own] })),
  'PUT /api/restaurant/menus/:id/order ids': row('owner', 'dish', (id) => ({ ids: [id] }), '409 menu_changed'),
  'PUT /api/restaurant/menu-items/:id id': row('owner', 'dish', (_id, { menu }) => dish(menu!.own)),
  'PUT /api/restaurant/menu-items/:id menuId': row('owner', 'menu', (id) => dish(id), '400 validation_failed'),
  'PUT /api/restaurant/delivery-areas areas.id': row('owner', 'area', (id) => [area(id)], '409 changed_meanwhile'),
  'PUT /api/restaurant/menu-items/:id optionGroups.id': row(
    'owner',
    'group',
    (id, { menu }) => withGroup(menu!.own, { id, options: [option()] }),
    '400',
  ),
  'PUT /api/restaurant/menu-items/:id optionGroups.options.id': row(
    'owner',
    'option',
    (id, { menu }) => withGroup(menu!.own, { options: [option({ id })] }),
    '400',
  ),
  'PUT /api/restaurant/menu-items/:id stationId': row(
    'owner',
    'station',
    (stationId, { menu }) => dish(menu!.own, { stationId }),
    '400 validation_failed',
  ),
  'POST /api/restaurant/menu-items stationId': row(
    'owner',
    'station',
    (stationId, { menu }) => dish(menu!.own, { stationId }),
    '400 validation_failed',
  ),
  'PUT /api/restaurant/stations stations.id': row(
    'owner',
    'station',
    (id) => ({ stations: [{ id, name: 'Grill' }], removedIds: [] }),
    '400 validation_failed',
  ),
  // What is not there need not be removed: nobody else's goes.
  'PUT /api/restaurant/stations removedIds': row(
    'owner',
    'station',
    (id) => ({ stations: [], removedIds: [id] }),
    '409 menu_changed',
  ),
  'POST /api/restaurant/menu-items menuId': row('owner', 'menu', (id) => dish(id), '400 validation_failed'),
  'POST /api/restaurant/menu-items optionGroups.id': row(
    'owner',
    'group',
    (id, { menu }) => withGroup(menu!.own, { id, options: [option()] }),
    '400',
  ),
  'POST /api/restaurant/menu-items optionGroups.options.id': row(
    'owner',
    'option',
    (id, { menu }) => withGroup(menu!.own, { options: [option({ id })] }),
    '400',
  ),
  'PUT /api/restaurant/menu-items/:id/available id': row('staff', 'dish', () => ({ available: true })),
  'DELETE /api/restaurant/menu-items/:id/image id': row('owner', 'dish'),
  'DELETE /api/restaurant/menu-items/:id id': row('owner', 'dish'),
  'POST /api/restaurant/menu-items/:id/restore id': row('owner', 'deletedDish', undefined, '409 not_restorable'),
  'DELETE /api/restaurant/menus/:id id': row('owner', 'menu'),
  'POST /api/restaurant/menus/:id/restore id': row('owner', 'deletedMenu', undefined, '409 not_restorable'),
};

const why = () => ({ reason: 'It is not what it says.' });

const OF_ADMINS: Readonly<Record<string, IdRow>> = {
  'GET /api/admin/orders restaurantId': filter('restaurant'),
  'GET /api/admin/orders userId': filter('customer'),
  'GET /api/admin/orders/export restaurantId': row('adminOwner', 'restaurant', undefined, '200'),
  'GET /api/admin/orders/export userId': row('adminOwner', 'customer', undefined, '200'),
  'GET /api/admin/payments restaurantId': row('adminOwner', 'restaurant', undefined, '200'),
  'GET /api/admin/audit actorId': filter('admin'),
  'GET /api/admin/audit targetId': filter('admin'),
  'GET /api/admin/restaurants/:id id': row('support', 'restaurant'),
  'GET /api/admin/users/:id id': row('support', 'customer'),
  'GET /api/admin/orders/:id id': row('support', 'anyOrder'),
  'GET /api/admin/restaurants/:id/reviews id': row('operations', 'restaurant', undefined, '200 []'),
  'GET /api/admin/restaurants/:id/statement id': row('adminOwner', 'restaurant'),
  'GET /api/admin/restaurants/:id/statement/csv id': row('adminOwner', 'restaurant'),
  'GET /api/admin/translations/:language/export language': row('adminOwner', 'language'),
  'POST /api/admin/translations/:language/import language': row('adminOwner', 'language', () => ({ texts: {} })),
  'PUT /api/admin/translations/:language/:key language': row('adminOwner', 'language', () => ({ value: 'Tischlein' })),
  'PUT /api/admin/translations/:language/:key key': row('adminOwner', 'textKey', () => ({ value: 'Tischlein' })),
  'DELETE /api/admin/translations/:language/:key language': row('adminOwner', 'language'),
  'DELETE /api/admin/translations/:language/:key key': row('adminOwner', 'textKey'),
  'GET /api/admin/problems restaurantId': row('support', 'restaurant', undefined, '200'),
  'POST /api/admin/problems/:id/answers id': row('support', 'anyProblem', () => ({
    text: 'Sorry.',
    expectedVersion: 1,
  })),
  'POST /api/admin/problems/:id/close id': row('support', 'anyProblem', () => ({ expectedVersion: 2 })),
  'POST /api/admin/orders/:id/remind id': row('support', 'anyOrder'),
  'PUT /api/admin/orders/:id/status id': row('operations', 'anyOrder', () => ({ status: 'preparing' })),
  'POST /api/admin/orders/:id/cancel id': row('support', 'anyOrder', () => ({ reason: 'other' })),
  'POST /api/admin/board/tills/:id/resend id': row('operations', 'anyDelivery'),
  'PUT /api/admin/restaurants/:id id': row('operations', 'restaurant', () => ({ name: 'Zum Test' })),
  'PUT /api/admin/restaurants/:id/pause id': row('operations', 'restaurant', () => ({ minutes: 15 })),
  'DELETE /api/admin/restaurants/:id/pause id': row('operations', 'restaurant'),
  'POST /api/admin/restaurants/:id/interventions id': row('operations', 'restaurant', () => ({
    kind: 'resume',
    reason: 'Answers again.',
  })),
  'POST /api/admin/users/:id/password-reset id': row('support', 'customer'),
  'POST /api/admin/restaurants/:id/approve id': row('operations', 'restaurant', () => ({})),
  'POST /api/admin/restaurants/:id/reject id': row('operations', 'restaurant', why),
  'POST /api/admin/restaurants/:id/suspend id': row('operations', 'restaurant', () => ({ ...why(), ground: 'fraud' })),
  'POST /api/admin/restaurants/:id/unsuspend id': row('operations', 'restaurant', () => ({})),
  'PUT /api/admin/admins/:id id': row('adminOwner', 'admin', () => ({ name: 'Support' })),
  'DELETE /api/admin/admins/:id/second-factor id': row('adminOwner', 'admin'),
  'DELETE /api/admin/admins/:id id': row('adminOwner', 'admin'),
};

export const ID_RIGHTS: Readonly<Record<string, IdRow>> = { ...OF_CUSTOMERS, ...OF_RESTAURANTS, ...OF_ADMINS };

/** Ids that are proven elsewhere, each with where. */
export const PROVEN_ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /api/pos/callback delivery': 'by its signature: test/pos/pos.test.ts',
  'GET /api/postcodes/:postcode postcode': 'it is nobody’s: test/delivery/areas.test.ts',
  'PUT /api/restaurant/menus/order ids': 'all menus or none: menu-editor.test.ts',
  'DELETE /api/passkeys/:id id': 'nobody’s but the holder’s: passkeys.test.ts',
  'PUT /api/passkeys/:id id': 'nobody’s but the holder’s: passkeys.test.ts',
  'POST /api/passkeys challengeId': 'by the session that asked: passkeys.test.ts',
  'POST /api/passkeys/sign-in challengeId': 'once, by a signature: passkeys.test.ts',
  'POST /api/admin/passkeys/sign-in challengeId': 'once, by a signature: passkeys.test.ts',
  'POST /api/email-confirmation token': 'by the link of an e-mail: email-address.test.ts',
  'POST /api/password-reset/confirm token': 'by the link of an e-mail: password-reset.test.ts',
  'GET /api/unconfirmed-orders/:id id': 'with the link of an e-mail: guest-abuse.test.ts',
  'POST /api/unconfirmed-orders/:id/confirm token': 'with the link of an e-mail: guest-abuse.test.ts',
  'POST /api/unconfirmed-orders/:id/confirm id': 'with the link of an e-mail: guest-abuse.test.ts',
  'GET /api/notices/decisions/:token token': 'with the link of an e-mail: moderation.test.ts',
  'POST /api/notices/decisions/:token/appeal token': 'with the link of an e-mail: moderation.test.ts',
  'POST /api/notices targetId': 'what everybody can see: moderation.test.ts',
  'POST /api/admin/appeals/:id/decide id': 'with a decision about it: moderation.test.ts',
  'GET /api/admin/content-notices/:id id': 'with a decision about it: moderation.test.ts',
  'POST /api/admin/content-notices/:id/decide id': 'with a decision about it: moderation.test.ts',
  'POST /api/admin/reviews/:id/remove id': 'with a decision about it: moderation.test.ts',
  'POST /api/admin/reviews/:id/restore id': 'with a decision about it: moderation.test.ts',
  'POST /api/admin/users/:id/close id': 'with a decision about it: moderation.test.ts',
  'POST /api/admin/users/:id/reopen id': 'with a decision about it: moderation.test.ts',
  'GET /api/images/:hash hash': 'public once the restaurant is approved: images.test.ts',
  'PUT /api/restaurant/menu-items/:id/image id': 'with a file: images.test.ts',
  'POST /api/admin/board/jobs/:queue/:id/retry queue': 'with a job that failed: admin-board.test.ts',
  'POST /api/admin/board/jobs/:queue/:id/retry id': 'with a job that failed: admin-board.test.ts',
  'DELETE /api/admin/board/jobs/:queue/:id queue': 'with a job that failed: admin-board.test.ts',
  'DELETE /api/admin/board/jobs/:queue/:id id': 'with a job that failed: admin-board.test.ts',
};
