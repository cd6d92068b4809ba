import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { MailLink, PhoneLink, PostalAddress } from './operator-links.tsx';
import { OPERATOR, OPERATOR_VALUES } from './operator.ts';
import { RichText } from './rich-text.tsx';

export function ImprintScreen() {
  const t = useText();
  return (
    <ArticlePage
      title={t('imprint.title')}
      description={t('imprint.description')}
      sections={[
        { id: 'provider', title: t('imprint.provider'), content: <PostalAddress /> },
        { id: 'represented', title: t('imprint.represented'), content: OPERATOR.representative },
        {
          id: 'contact',
          title: t('imprint.contact'),
          content: (
            <>
              <MailLink />
              <PhoneLink />
            </>
          ),
        },
        { id: 'register', title: t('imprint.register'), content: OPERATOR.register },
        { id: 'vat', title: t('imprint.vat'), content: OPERATOR.vatId },
        { id: 'responsible', title: t('imprint.responsible'), content: OPERATOR.representative },
        {
          id: 'dsa',
          title: t('imprint.dsa.title'),
          content: <RichText>{t('imprint.dsa.text', OPERATOR_VALUES)}</RichText>,
        },
        { id: 'dispute', title: t('imprint.dispute.title'), content: <RichText>{t('imprint.dispute.text')}</RichText> },
        { id: 'images', title: t('imprint.images'), content: t('footer.images') },
      ]}
    >
      <ExampleNotice />
    </ArticlePage>
  );
}
