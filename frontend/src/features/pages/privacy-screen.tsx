import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { OPERATOR_VALUES } from './operator.ts';
import { RichText } from './rich-text.tsx';

const SECTIONS = ['short', 'controller', 'data', 'who', 'device', 'time', 'rights'] as const;

export function PrivacyScreen() {
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
        content: <RichText>{t(`privacy.${id}.text`, OPERATOR_VALUES)}</RichText>,
      }))}
    >
      <ExampleNotice />
    </ArticlePage>
  );
}
