import { useMatches } from '@tanstack/react-router';
import { useCurrentUser } from './session.ts';

/** Whether a restaurant or an administrator is here: by their account, or by the screen. */
export function useIsPartner(): boolean {
  const { user, keptUser } = useCurrentUser();
  const isTheirScreen = useMatches({
    select: (matches) => matches.some((match) => match.staticData.audience === 'partner'),
  });
  return isTheirScreen || ((user ?? keptUser)?.role ?? 'customer') !== 'customer';
}
