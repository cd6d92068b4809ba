import { Notifications, notifications } from '@mantine/notifications';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

const FOCUS_KEY = 'F8';
/** To the right; the library's own gesture asks for a third of the message's width. */
const SWIPE_PX = 50;

/** Where messages appear; F8 takes the focus there. Loaded after the first paint. */
export default function ToastRegion() {
  const t = useText();
  const region = useRef<HTMLElement>(null);
  const swipeStart = useRef<number | null>(null);
  const endSwipe = ({ clientX }: PointerEvent) => {
    if (swipeStart.current !== null && clientX - swipeStart.current > SWIPE_PX) notifications.clean();
    swipeStart.current = null;
  };

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== FOCUS_KEY) return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener('keydown', focusRegion);
    return () => window.removeEventListener('keydown', focusRegion);
  }, []);

  return (
    <section
      ref={region}
      aria-label={t('toast.region')}
      tabIndex={-1}
      onPointerDown={({ clientX }) => {
        swipeStart.current = clientX;
      }}
      onPointerUp={endSwipe}
    >
      <Notifications limit={1} position="bottom-right" zIndex={500} withinPortal={false} />
    </section>
  );
}
