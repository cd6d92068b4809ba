import { useEffect, useState } from 'react';

export interface LinkSearch {
  token?: string;
}

/** For `validateSearch` of a route that a link in an e-mail leads to. */
export function readLinkSearch({ token }: Record<string, unknown>): LinkSearch {
  return { token: typeof token === 'string' && token !== '' ? token : undefined };
}

/**
 * The link's token, which leaves the address bar as soon as the screen has it: whoever looks at the screen, the history or
 * a bookmark must not find it there.
 */
export function useLinkToken(given: string | undefined, forget: () => void): string | undefined {
  const [token] = useState(given);
  useEffect(() => {
    if (given !== undefined) forget();
  });
  return token;
}
