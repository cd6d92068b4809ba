import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

const FOCUS_KEY = 'F8';

/** Where messages appear; F8 takes the focus there. Loaded after the first paint. */
export default function ToastRegion() {
  const t = useText();
  const region = useRef<HTMLElement>(null);

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
    <section ref={region} aria-label={t('toast.region')} tabIndex={-1}>
      <Notifications limit={1} position="bottom-right" zIndex={500} withinPortal={false} />
    </section>
  );
}
