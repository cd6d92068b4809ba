/** A guest's order at the first restaurant: the path of its tracking page, with the token of its share link. */
export async function shareLinkOfNewOrder(url) {
  const menus = await call(`${url}/api/restaurants/1/menus`);
  const dish = menus.flatMap(({ items }) => items).find(({ optionGroups }) => optionGroups.length === 0);
  const order = await call(`${url}/api/orders`, {
    restaurantId: 1,
    items: [{ menuItemId: dish.id, quantity: 5 }],
    deliveryAddress: 'Torstraße 1, 10119 Berlin',
    paymentMethod: 'cash_on_delivery',
    contact: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '030 123456' },
  });
  return `/order/${order.id}?t=${order.shareToken}`;
}

async function call(address, body) {
  const answer = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
