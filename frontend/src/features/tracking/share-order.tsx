import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { showToast } from '../../components/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import boxes from './tracking-screen.module.css';
import classes from './share-order.module.css';

/** A link for whoever waits along: it shows the way of the order, no phone and no full address. */
export function ShareOrder({ id, token }: { id: number; token: string }) {
  const t = useText();
  const router = useRouter();
  const { href } = router.buildLocation({ to: '/order/$id', params: { id: String(id) }, search: { t: token } });
  const url = new URL(href, window.location.origin).toString();

  const share = async () => {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: t('tracking.title', { id }), url });
        return;
      }
      await navigator.clipboard.writeText(url);
      void showToast({ title: t('tracking.linkCopied'), tone: 'success' });
    } catch (error) {
      // Closing the system's own sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      void showToast({ title: t('tracking.linkNotCopied'), message: url, tone: 'failure' });
    }
  };

  return (
    <section className={boxes.box} aria-labelledby="order-share">
      <h2 id="order-share">{t('tracking.share')}</h2>
      <p className={classes.text}>{t('tracking.shareText')}</p>
      <Button variant="default" leftSection={<IconShare size={19} aria-hidden />} onClick={() => void share()}>
        {t('tracking.shareAction')}
      </Button>
    </section>
  );
}
