import { TextLink } from '../../components/links.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { OperatorPage, type Operator } from './operator-page.tsx';
import { RichText } from '../../components/rich-text.tsx';

const SECTIONS = ['who', 'contract', 'price', 'cancel', 'account', 'reviews', 'ranking', 'liability', 'law'] as const;

export function TermsScreen() {
  return <OperatorPage>{(operator) => <Terms operator={operator} />}</OperatorPage>;
}

function Terms({ operator }: { operator: Operator }) {
  const t = useText();
  return (
    <ArticlePage
      title={t('terms.title')}
      description={t('terms.description')}
      lead={t('pages.updated')}
      hasContents
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`terms.${id}.title`),
        content: (
          <>
            <RichText>{t(`terms.${id}.text`, operator.values)}</RichText>
            {id === 'ranking' && (
              <TextLink to="/how-it-works" hash="ranking">
                {t('how.ranking.title')}
              </TextLink>
            )}
          </>
        ),
      }))}
    />
  );
}
