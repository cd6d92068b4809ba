import { ButtonLink, TextLink } from '../../components/links.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { Plans } from '../../domain/plans/plans.tsx';
import { RichText } from '../../components/rich-text.tsx';

export function PricingScreen() {
  const t = useText();
  return (
    <ArticlePage
      title={t('pricing.title')}
      description={t('pricing.description')}
      lead={t('pricing.lead')}
      sections={[
        {
          id: 'included',
          title: t('pricing.included'),
          content: (
            <>
              <RichText>{t('pricing.includedText')}</RichText>
              <TextLink to="/how-it-works" hash="ranking">
                {t('how.ranking.title')}
              </TextLink>
            </>
          ),
        },
      ]}
    >
      <Plans />
      <div>
        <ButtonLink to="/business-registration" size="lg">
          {t('pricing.register')}
        </ButtonLink>
      </div>
    </ArticlePage>
  );
}
