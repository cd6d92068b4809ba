import { describe, expect, it } from '@jest/globals';
import { targetPath } from './target-path.ts';

describe('the link to what a line is about', () => {
  it('leads to the table with it', () => {
    expect(targetPath({ kind: 'order', id: '12', name: '#12' }, 'operations')).toBe('/admin/dashboard/orders?q=%2312');
    expect(targetPath({ kind: 'restaurant', id: '3', name: 'A & B' }, 'operations')).toBe(
      '/admin/dashboard/restaurants?q=A%20%26%20B',
    );
  });

  it('opens the notice or the complaint', () => {
    const notice = { kind: 'notice', id: '12', name: 'Köz' } as const;
    expect(targetPath(notice, 'operations')).toBe('/admin/dashboard/moderation?id=12');
    expect(targetPath({ ...notice, kind: 'appeal' }, 'owner')).toBe('/admin/dashboard/moderation?view=appeals&id=12');
    expect(targetPath(notice, 'support')).toBeNull();
  });

  it('is missing where the role may not go, or nothing is there', () => {
    expect(targetPath({ kind: 'text', id: 'de/cart.title', name: 'cart.title' }, 'operations')).toBeNull();
    expect(targetPath({ kind: 'admin', id: '2', name: 'a@b.de' }, 'operations')).toBeNull();
    expect(targetPath({ kind: 'admin', id: '2', name: 'a@b.de' }, 'owner')).toBe('/admin/dashboard/admins');
    expect(targetPath({ kind: 'route', id: '/api/admin/stats', name: null }, 'owner')).toBeNull();
    expect(targetPath({ kind: 'restaurant', id: '3', name: null }, 'owner')).toBeNull();
  });
});
