import { useEffect } from 'react';
import { keepKitchenAtWork } from '../../../domain/session/kitchen-at-work.ts';
import { useAccount } from '../../../domain/session/use-account.ts';

/** Remembers for the case that the session ends who works here, and how many orders wait. Undefined: that is not known. */
export function useKeepKitchenAtWork(waiting: number | undefined): void {
  const { email } = useAccount();
  useEffect(() => {
    if (waiting !== undefined) keepKitchenAtWork({ email, waiting });
  }, [email, waiting]);
}
