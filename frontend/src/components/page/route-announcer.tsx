import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** Says the new screen's title, whenever it is there, and takes the focus to its start, as a page load would. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(() => {
    // A screen that reads first has no title until it has read: until then the window's is the one before.
    let isExpected = false;
    const observer = new MutationObserver(() => {
      if (isExpected) setTitle(document.title);
      isExpected = false;
    });
    const element = document.querySelector('title');
    if (element) observer.observe(element, { childList: true, characterData: true, subtree: true });
    const stopExpecting = router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) isExpected = true;
    });
    const stopFocusing = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    });
    return () => {
      observer.disconnect();
      stopExpecting();
      stopFocusing();
    };
  }, [router]);

  return (
    <span className="spoken" role="status" aria-live="polite">
      {title}
    </span>
  );
}
