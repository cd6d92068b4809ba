import type { OrderItemView, OrderView } from '@contracts/orders/order-views.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrderLines } from './order-lines.tsx';

function render(item: Partial<OrderItemView>): string {
  const menuItem = { id: 1, name: '', imageUrl: null };
  const items = [
    { id: 1, quantity: 2, unitPrice: '8.90', deposit: '0.00', options: [], notes: null, menuItem, ...item },
  ];
  return renderScreen(<OrderLines order={{ items } as unknown as OrderView} />, new QueryClient());
}

describe('a line of an order', () => {
  it('says dish and options in the language of the menu, and its own words in that of the page', () => {
    const options = [{ group: 'Größe', name: 'groß' }] as OrderItemView['options'];
    const line = render({ name: 'Rote Grütze', options });
    expect(line).toContain('2 × <span lang="de">Rote Grütze</span>');
    expect(line).toContain('<small>each: <span lang="de">groß</span></small>');
    expect(render({ name: '' })).toContain('2 × Item');
  });
});
