import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The link's token, which leaves the address bar as soon as the screen has it: whoever looks at the screen, the history or
 * a bookmark must not find it there.
 */
export function useLinkToken(): string | undefined {
  const { token: given } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [token] = useState(given);
  useEffect(() => {
    if (given !== undefined) void navigate({ to: '.', search: {}, replace: true });
  });
  return token;
}
