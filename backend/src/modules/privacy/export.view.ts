import type { AccountExport, ExportedOrder } from '../../contracts/account.ts';
import { toMoney } from '../orders/money.ts';
import type { OrderRow, PersonalData } from './export.rows.ts';

export function toExport(data: PersonalData, currentSessionId: string, now: Date): AccountExport {
  const { person } = data;
  return {
    exportedAt: now.toISOString(),
    profile: {
      id: person.id,
      name: person.name,
      email: person.email,
      emailVerifiedAt: person.email_verified_at?.toISOString() ?? null,
      pendingEmail: person.pending_email,
      phone: person.phone,
      city: person.city,
      address: person.address,
      language: person.language,
      createdAt: person.created_at.toISOString(),
    },
    notifications: { email: person.notify_email, push: person.notify_push },
    pushSubscriptions: data.push.map((row) => ({
      service: new URL(row.endpoint).host,
      orderId: row.order_id,
      createdAt: row.created_at.toISOString(),
    })),
    addresses: data.addresses.map((row) => ({
      id: row.id,
      label: row.label,
      address: row.address,
      notes: row.notes,
      isDefault: row.is_default,
      createdAt: row.created_at.toISOString(),
    })),
    orders: data.orders.map(toExportedOrder),
    reviews: data.reviews.map((row) => ({
      orderId: row.order_id,
      restaurantName: row.restaurant_name,
      rating: row.rating,
      text: row.text,
      createdAt: row.created_at.toISOString(),
    })),
    favourites: data.favourites.map((row) => ({
      restaurantId: row.restaurant_id,
      restaurantName: row.restaurant_name,
      createdAt: row.created_at.toISOString(),
    })),
    passkeys: data.passkeys.map((row) => ({
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    sessions: data.sessions.map((row) => ({
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      device: row.device,
      isCurrent: row.id === currentSessionId,
    })),
  };
}

function toExportedOrder(row: OrderRow): ExportedOrder {
  return {
    id: row.id,
    restaurantName: row.restaurant_name,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    scheduledFor: row.scheduled_for?.toISOString() ?? null,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    deliveryAddress: row.delivery_address,
    deliveryNotes: row.delivery_notes,
    notes: row.notes,
    wantsReusable: row.wants_reusable,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    language: row.language,
    subtotal: toMoney(row.subtotal_cents),
    deposit: toMoney(row.deposit_cents),
    deliveryFee: toMoney(row.delivery_fee_cents),
    total: toMoney(row.total_cents),
    tip: toMoney(row.tip_cents),
    items: row.items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      unitPrice: toMoney(item.unit_price_cents),
      deposit: toMoney(item.deposit_cents),
      vatRate: item.vat_rate,
      options: item.options.map(({ group, name }) => ({ group, name })),
      notes: item.notes,
    })),
    timeline: row.timeline.map(({ status, at, actor }) => ({ status, at: new Date(at).toISOString(), by: actor })),
  };
}
