import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { recheckSession } from './session.ts';

/** For a read or a call that was refused since nobody is signed in: the guards then lead to the login. */
export function useRecheckSession(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(() => {
    void recheckSession(queryClient).then(() => router.invalidate());
  }, [queryClient, router]);
}
