import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { OperatorPage, type Operator } from './operator-page.tsx';
import { RichText } from '../../components/rich-text.tsx';

const SECTIONS = ['service', 'how', 'limits', 'report', 'authority'] as const;

export function AccessibilityScreen() {
  return <OperatorPage>{(operator) => <Accessibility operator={operator} />}</OperatorPage>;
}

function Accessibility({ operator }: { operator: Operator }) {
  const t = useText();
  return (
    <ArticlePage
      title={t('accessibility.title')}
      description={t('accessibility.description')}
      lead={t('pages.updated')}
      hasContents
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`accessibility.${id}.title`),
        content: <RichText>{t(`accessibility.${id}.text`, operator.values)}</RichText>,
      }))}
    />
  );
}
