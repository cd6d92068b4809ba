import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** How long a screen may take to set its title before it is read out. */
const TITLE_SETTLES_MS = 150;

/** Says the new screen's title and takes the focus to its start, as a page load would. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
        setTimeout(() => setTitle(document.title), TITLE_SETTLES_MS);
      }),
    [router],
  );

  return (
    <span className="spoken" role="status" aria-live="polite">
      {title}
    </span>
  );
}
