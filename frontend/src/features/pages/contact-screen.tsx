import { Text } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { OperatorNotice } from './operator-notice.tsx';
import { MailLink, PhoneLink, PostalAddress } from './operator-links.tsx';
import { OperatorPage, type Operator } from './operator-page.tsx';

export function ContactScreen() {
  return <OperatorPage>{(operator) => <Contact operator={operator} />}</OperatorPage>;
}

function Contact({ operator }: { operator: Operator }) {
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
              <MailLink address={operator.email} />
            </>
          ),
        },
        {
          id: 'restaurants',
          title: t('contactPage.restaurants'),
          content: (
            <>
              <Text>{t('contactPage.restaurantsText')}</Text>
              <MailLink address={operator.restaurantEmail} />
            </>
          ),
        },
        { id: 'phone', title: t('contactPage.phone'), content: <PhoneLink phone={operator.phone} /> },
        { id: 'post', title: t('contactPage.post'), content: <PostalAddress operator={operator} /> },
      ]}
    >
      <OperatorNotice state={operator.state} />
    </ArticlePage>
  );
}
