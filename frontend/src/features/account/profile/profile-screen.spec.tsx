import { QueryClient } from '@tanstack/react-query';
import { expect, it } from '@jest/globals';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { userQuery } from '../../../lib/api/queries.ts';
import { ProfileScreen } from './profile-screen.tsx';

it('is not available to whoever is signed in no more, and leads to the login and back', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(userQuery().queryKey, null);
  const html = renderScreen(<ProfileScreen />, queryClient);
  expect(html).toMatch(/<h1[^>]*>Profile not available<\/h1>/);
  expect(html).toContain('Please log in to view your profile');
  expect(html).toMatch(/<a [^>]*href="\/auth\?redirect=%2Fprofile"/);
});
