/** What an admin finds and blanks of a guest. By `POST`, so that no address and no cache key on the way has the person. */
import type { GuestDataView, GuestErasureView } from '@contracts/accounts/guest-data.ts';
import type { GuestRequest } from '@contracts/http/requests.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../http/http.ts';
import { withStepUp } from '../account/step-up.ts';

const PATH = '/api/admin/guest-data';

export const guestDataQuery = (guest: GuestRequest) =>
  queryOptions({
    queryKey: ['admin', 'guest-data', guest],
    queryFn: ({ signal }) => request<GuestDataView>('POST', `${PATH}/find`, { body: guest, signal }),
    // What was found is personal data, so it is forgotten with the screen.
    gcTime: 0,
    retry: false,
  });

export const eraseGuest = (guest: GuestRequest) =>
  withStepUp(() => request<GuestErasureView>('POST', `${PATH}/erase`, { body: guest }));
