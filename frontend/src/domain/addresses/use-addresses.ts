import type { AddressView } from '@contracts/accounts/account.ts';
import type { AddressRequest } from '@contracts/http/requests.gen.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addAddress, changeAddress, removeAddress } from '../../lib/api/account/addresses.ts';
import { addressesQuery } from '../../lib/api/customer-queries.ts';
import { userQuery } from '../../lib/api/queries.ts';

/** What an address says, without what the server made of it. */
export function toRequest({ label, address, postal, notes, isDefault }: AddressView): AddressRequest {
  return { label, ...(postal ? { postal } : { address }), notes, isDefault };
}

/** Waits for the list as it is afterwards: the default may have moved to another address. It is the profile's, too. */
function useListRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [addressesQuery(), userQuery()].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    );
  };
}

/** A new address, or the one with this id anew. */
export function useSaveAddress() {
  const refresh = useListRefresh();
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: AddressRequest }) =>
      id === null ? addAddress(body) : changeAddress(id, body),
    onSuccess: refresh,
  });
}

export function useRemoveAddress() {
  const refresh = useListRefresh();
  return useMutation({ mutationFn: ({ id }: AddressView) => removeAddress(id), onSettled: refresh });
}
