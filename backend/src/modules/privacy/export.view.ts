import type { AccountExport, ExportedOrder } from '../../contracts/accounts/account.ts';
import { wishesOf } from '../../contracts/orders/order-wishes.ts';
import { pick } from '../../database/sql/pick.ts';
import { toMoney } from '../../money/money.ts';
import type { OrderRow, PersonalData } from './export.rows.ts';

export function toExport(data: PersonalData, currentSessionId: string, now: Date): AccountExport {
  const { person } = data;
  return {
    exportedAt: now.toISOString(),
    profile: {
      ...pick(person, 'id', 'name', 'email', 'pendingEmail', 'phone', 'city', 'address', 'language'),
      emailVerifiedAt: person.emailVerifiedAt?.toISOString() ?? null,
      createdAt: person.createdAt.toISOString(),
    },
    notifications: { email: person.notifyEmail, acceptance: person.notifyAcceptance, push: person.notifyPush },
    pushSubscriptions: data.push.map((row) => ({
      service: new URL(row.endpoint).host,
      orderId: row.orderId,
      createdAt: row.createdAt.toISOString(),
    })),
    addresses: data.addresses.map((row) => ({
      ...pick(row, 'id', 'label', 'address', 'postal', 'notes', 'isDefault'),
      createdAt: row.createdAt.toISOString(),
    })),
    orders: data.orders.map(toExportedOrder),
    problems: data.problems.map((row) => ({
      ...pick(row, 'orderId', 'restaurantName', 'kind', 'wish', 'text'),
      createdAt: row.createdAt.toISOString(),
      items: row.items.map(({ name }) => name),
      answers: row.answers.map(({ actor, text, at }) => ({ by: actor, text, at: at.toISOString() })),
    })),
    reviews: data.reviews.map((row) => ({
      ...pick(row, 'orderId', 'restaurantName', 'rating', 'text'),
      createdAt: row.createdAt.toISOString(),
    })),
    favourites: data.favourites.map((row) => ({
      restaurantId: row.restaurantId,
      restaurantName: row.restaurantName,
      createdAt: row.createdAt.toISOString(),
    })),
    passkeys: data.passkeys.map((row) => ({
      name: row.name,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    })),
    sessions: data.sessions.map((row) => ({
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      device: row.device,
      isCurrent: row.id === currentSessionId,
    })),
  };
}

function toExportedOrder(row: OrderRow): ExportedOrder {
  return {
    ...pick(row, 'id', 'restaurantName', 'status', 'reason', 'customerName', 'customerEmail', 'customerPhone'),
    ...pick(row, 'fulfilment', 'deliveryAddress', 'handover', 'paymentMethod', 'paymentStatus', 'language'),
    address: row.postal,
    nobodyThereAt: row.nobodyThereAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    ...wishesOf(row),
    subtotal: toMoney(row.subtotalCents),
    deposit: toMoney(row.depositCents),
    deliveryFee: toMoney(row.deliveryFeeCents),
    total: toMoney(row.totalCents),
    tip: toMoney(row.tipCents),
    items: row.items.map((item) => ({
      ...pick(item, 'name', 'quantity', 'vatRate', 'notes'),
      unitPrice: toMoney(item.unitPriceCents),
      deposit: toMoney(item.depositCents),
      options: item.options.map(({ group, name }) => ({ group, name })),
    })),
    timeline: row.timeline.map(({ status, at, actor }) => ({ status, at: at.toISOString(), by: actor })),
  };
}
