/** An order over https and wss, in a process of its own: Node takes a certificate to trust at its start alone. */
import assert from 'node:assert/strict';
import { Person } from '../support/person.ts';

const url = process.env.TEST_PRODUCT_URL ?? assert.fail('TEST_PRODUCT_URL must say where the product is.');

const home = await fetch(url);
assert.match(home.headers.get('strict-transport-security') ?? '', /^max-age=31536000; includeSubDomains$/);
const customer = await Person.login(url, 'kunde@example.com');
assert.match(customer.cookie ?? '', /^__Host-/);
const kitchen = await Person.login(url, 'restaurant1@example.com');
const atCustomer = await customer.watch({ origin: url });
try {
  await atCustomer.subscribe('customer:orders');
  const order = await customer.placeOrder(1);
  assert.equal((await kitchen.move(order.id, 'preparing')).status, 200);
  await atCustomer.hear('order:updated', (event) => event.orderId === order.id && event.status === 'preparing');
} finally {
  atCustomer.close();
}
