import { Text } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { MailLink, PhoneLink, PostalAddress } from './operator-links.tsx';
import { OPERATOR } from './operator.ts';

export function ContactScreen() {
  const t = useText();
  return (
    <ArticlePage
      title={t('contactPage.title')}
      description={t('contactPage.description')}
      lead={t('contactPage.lead')}
      sections={[
        {
          id: 'guests',
          title: t('contactPage.guests'),
          content: (
            <>
              <Text>{t('contactPage.guestsText')}</Text>
              <MailLink />
            </>
          ),
        },
        {
          id: 'restaurants',
          title: t('contactPage.restaurants'),
          content: (
            <>
              <Text>{t('contactPage.restaurantsText')}</Text>
              <MailLink address={OPERATOR.restaurantEmail} />
            </>
          ),
        },
        { id: 'phone', title: t('contactPage.phone'), content: <PhoneLink /> },
        { id: 'post', title: t('contactPage.post'), content: <PostalAddress /> },
      ]}
    >
      <ExampleNotice />
    </ArticlePage>
  );
}
