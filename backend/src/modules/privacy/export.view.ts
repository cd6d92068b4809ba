import type { AccountExport, ExportedOrder } from '../../contracts/accounts/account.ts';
import { wishesOf } from '../../contracts/orders/order-wishes.ts';
import { toMoney } from '../../money/money.ts';
import type { OrderRow, PersonalData } from './export.rows.ts';

export function toExport(data: PersonalData, currentSessionId: string, now: Date): AccountExport {
  const { person } = data;
  return {
    exportedAt: now.toISOString(),
    profile: {
      id: person.id,
      name: person.name,
      email: person.email,
      emailVerifiedAt: person.emailVerifiedAt?.toISOString() ?? null,
      pendingEmail: person.pendingEmail,
      phone: person.phone,
      city: person.city,
      address: person.address,
      language: person.language,
      createdAt: person.createdAt.toISOString(),
    },
    notifications: { email: person.notifyEmail, push: person.notifyPush },
    pushSubscriptions: data.push.map((row) => ({
      service: new URL(row.endpoint).host,
      orderId: row.orderId,
      createdAt: row.createdAt.toISOString(),
    })),
    addresses: data.addresses.map((row) => ({
      id: row.id,
      label: row.label,
      address: row.address,
      notes: row.notes,
      isDefault: row.isDefault,
      createdAt: row.createdAt.toISOString(),
    })),
    orders: data.orders.map(toExportedOrder),
    reviews: data.reviews.map((row) => ({
      orderId: row.orderId,
      restaurantName: row.restaurantName,
      rating: row.rating,
      text: row.text,
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
    id: row.id,
    restaurantName: row.restaurantName,
    status: row.status,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    deliveryAddress: row.deliveryAddress,
    ...wishesOf(row),
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    language: row.language,
    subtotal: toMoney(row.subtotalCents),
    deposit: toMoney(row.depositCents),
    deliveryFee: toMoney(row.deliveryFeeCents),
    total: toMoney(row.totalCents),
    tip: toMoney(row.tipCents),
    items: row.items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      unitPrice: toMoney(item.unitPriceCents),
      deposit: toMoney(item.depositCents),
      vatRate: item.vatRate,
      options: item.options.map(({ group, name }) => ({ group, name })),
      notes: item.notes,
    })),
    timeline: row.timeline.map(({ status, at, actor }) => ({ status, at: at.toISOString(), by: actor })),
  };
}
