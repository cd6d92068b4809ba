/** Whoever adds a topic decides here who may join it. Guests and holders of a share link show the token of their own order. */
import type { ParsedTopic, Topic } from '../../src/contracts/events/realtime.ts';
import { type Caller, CALLERS, type RightsWorld } from './rights-world.ts';

interface TopicRow {
  readonly kind: ParsedTopic['kind'];
  readonly topic: (ids: RightsWorld['ids']) => Topic;
  readonly joinedBy: readonly Caller[];
  readonly refused: 'not_found' | 'forbidden';
}

const ADMINS: readonly Caller[] = ['support', 'operations', 'adminOwner'];
const KITCHEN: readonly Caller[] = ['owner', 'staff'];
const order = (id: unknown): Topic => `order:${Number(id)}`;

export const TOPIC_RIGHTS: readonly TopicRow[] = [
  {
    kind: 'order',
    topic: (ids) => order(ids.order?.own),
    joinedBy: ['customer', ...KITCHEN, ...ADMINS],
    refused: 'not_found',
  },
  {
    kind: 'order',
    topic: (ids) => order(ids.order?.foreign),
    joinedBy: ['otherCustomer', 'otherOwner', ...ADMINS],
    refused: 'not_found',
  },
  {
    kind: 'order',
    topic: (ids) => order(ids.guestOrder?.own),
    joinedBy: ['guest', 'shareHolder', ...KITCHEN, ...ADMINS],
    refused: 'not_found',
  },
  {
    kind: 'order',
    topic: (ids) => order(ids.guestOrder?.foreign),
    joinedBy: ['otherOwner', ...ADMINS],
    refused: 'not_found',
  },
  { kind: 'order', topic: (ids) => order(ids.order?.gone), joinedBy: [], refused: 'not_found' },
  {
    kind: 'restaurant-orders',
    topic: () => 'restaurant:1:orders',
    joinedBy: [...KITCHEN, ...ADMINS],
    refused: 'forbidden',
  },
  {
    kind: 'restaurant-orders',
    topic: () => 'restaurant:2:orders',
    joinedBy: ['otherOwner', ...ADMINS],
    refused: 'forbidden',
  },
  {
    kind: 'restaurant-riders',
    topic: () => 'restaurant:1:riders',
    joinedBy: [...KITCHEN, ...ADMINS],
    refused: 'forbidden',
  },
  {
    kind: 'restaurant-riders',
    topic: () => 'restaurant:2:riders',
    joinedBy: ['otherOwner', ...ADMINS],
    refused: 'forbidden',
  },
  { kind: 'city-riders', topic: () => 'city:berlin:riders', joinedBy: ADMINS, refused: 'forbidden' },
  {
    kind: 'customer-orders',
    topic: () => 'customer:orders',
    joinedBy: ['customer', 'otherCustomer'],
    refused: 'forbidden',
  },
  { kind: 'rider-orders', topic: () => 'rider:orders', joinedBy: ['rider'], refused: 'forbidden' },
  { kind: 'city', topic: () => 'city:berlin', joinedBy: CALLERS, refused: 'forbidden' },
  { kind: 'restaurant', topic: () => 'restaurant:2', joinedBy: CALLERS, refused: 'not_found' },
  { kind: 'restaurant', topic: () => 'restaurant:2147483647', joinedBy: [], refused: 'not_found' },
  { kind: 'admin', topic: () => 'admin', joinedBy: ADMINS, refused: 'forbidden' },
];
