import { IconBowlSpoon } from '@tabler/icons-react';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { HomeLink } from '../../components/links.tsx';
import { useDocumentTitle } from '../../components/page/use-document-title.ts';
import { useText } from '../../i18n/use-text.ts';

export default function NotFoundScreen() {
  const t = useText();
  useDocumentTitle(t('notFound.title'));
  return (
    <EmptyState
      icon={<IconBowlSpoon size={44} stroke={1.6} />}
      title={t('notFound.title')}
      titleOrder={1}
      action={<HomeLink>{t('notFound.home')}</HomeLink>}
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
