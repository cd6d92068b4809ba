import { IconShoppingBag } from '@tabler/icons-react';
import { useEffect } from 'react';
import { HomeLink } from '../../components/links.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { useDocumentTitle } from '../../components/page/use-document-title.ts';
import { useText } from '../../i18n/use-text.ts';

/** Also at the checkout, where the specification words it differently. */
export function EmptyCart({ title, text }: { title: string; text: string }) {
  const t = useText();
  useDocumentTitle(title);
  // Back from an order, the browser goes where the longer page was: that is the footer now.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <EmptyState
      icon={<IconShoppingBag size={44} stroke={1.6} />}
      title={t('cart.empty')}
      titleOrder={1}
      action={<HomeLink>{t('cart.browse')}</HomeLink>}
    >
      {text}
    </EmptyState>
  );
}
