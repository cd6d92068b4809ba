import { useRouter } from '@tanstack/react-router';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';

/** The order's address for whoever holds `token`, and the two ways to hand it on. */
export function useOrderLink(id: number, token: string) {
  const t = useText();
  const router = useRouter();
  const { href } = router.buildLocation({ to: '/order/$id', params: { id: String(id) }, search: { t: token } });
  const url = new URL(href, window.location.origin).toString();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      void showToast({ title: t('tracking.linkCopied'), tone: 'success' });
    } catch {
      void showToast({ title: t('tracking.linkNotCopied'), message: url, tone: 'failure' });
    }
  };
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title: t('tracking.title', { id }), url });
    } catch (error) {
      // Closing the system's own sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      return copy();
    }
  };
  return { copy, share };
}
