import type { AdminRegistrationView } from '@contracts/restaurants/approval.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { userQuery } from '../../../lib/api/queries.ts';
import { Registration } from './registration-card.tsx';

const REGISTRATION: AdminRegistrationView = {
  id: 7,
  name: 'Zum Tischlein',
  email: 'wirt@example.com',
  city: 'hamburg',
  address: 'Deichstraße 1, 20459 Hamburg',
  phone: null,
  description: null,
  category: null,
  imageUrl: null,
  deliveryFee: '2.90',
  deliveryTime: '25-40 min',
  legalName: null,
  vatId: null,
  traderDeclaredAt: null,
  missing: [],
  till: { isUrlSet: false, isKeySet: false },
  plan: null,
  price: null,
  language: 'de',
  submittedAt: '2026-11-22T10:00:00.000Z',
  dueAt: '2026-11-23T10:00:00.000Z',
  ageMinutes: 0,
  isOverdue: false,
  reviewVersion: 1,
};

function render(imageUrl: string | null): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(userQuery().queryKey, null);
  const nowMs = Date.parse(REGISTRATION.submittedAt);
  return renderScreen(
    <Registration registration={{ ...REGISTRATION, imageUrl }} nowMs={nowMs} onDone={() => undefined} />,
    queryClient,
  );
}

describe('a registration that waits for its approval', () => {
  it('shows the picture that came with it', () => {
    expect(render('/api/images/abc')).toMatch(/<img[^>]* src="\/api\/images\/abc" alt="[^"]*Zum Tischlein[^"]*"/);
    expect(render(null)).not.toContain('<img');
  });
});
