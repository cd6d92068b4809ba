import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { OperatorNotice } from './operator-notice.tsx';
import { OperatorPage, type Operator } from './operator-page.tsx';
import { RichText } from '../../components/rich-text.tsx';

const SECTIONS = ['short', 'controller', 'data', 'who', 'riders', 'device', 'time', 'rights'] as const;

export function PrivacyScreen() {
  return <OperatorPage>{(operator) => <Privacy operator={operator} />}</OperatorPage>;
}

function Privacy({ operator }: { operator: Operator }) {
  const t = useText();
  return (
    <ArticlePage
      title={t('privacy.title')}
      description={t('privacy.description')}
      lead={t('pages.updated')}
      hasContents
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`privacy.${id}.title`),
        content: <RichText>{t(`privacy.${id}.text`, operator.values)}</RichText>,
      }))}
    >
      <OperatorNotice state={operator.state} />
    </ArticlePage>
  );
}
