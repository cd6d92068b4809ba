import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { MailLink, NotGiven, PhoneLink, PostalAddress } from './operator-links.tsx';
import { OperatorNotice } from './operator-notice.tsx';
import { OperatorPage, type Operator } from './operator-page.tsx';
import { RichText } from '../../components/rich-text.tsx';

export function ImprintScreen() {
  return <OperatorPage>{(operator) => <Imprint operator={operator} />}</OperatorPage>;
}

function Imprint({ operator }: { operator: Operator }) {
  const t = useText();
  /** Not every business has all of this, so that an empty part is left out. */
  const where = (id: string, title: string, content: string) => (content === '' ? [] : [{ id, title, content }]);
  return (
    <ArticlePage
      title={t('imprint.title')}
      description={t('imprint.description')}
      sections={[
        { id: 'provider', title: t('imprint.provider'), content: <PostalAddress operator={operator} /> },
        { id: 'represented', title: t('imprint.represented'), content: operator.representative || <NotGiven /> },
        {
          id: 'contact',
          title: t('imprint.contact'),
          content: (
            <>
              <MailLink address={operator.email} />
              <PhoneLink phone={operator.phone} />
            </>
          ),
        },
        ...where('register', t('imprint.register'), operator.register),
        ...where('vat', t('imprint.vat'), operator.vatId),
        ...where('supervision', t('imprint.supervision'), operator.supervision),
        { id: 'responsible', title: t('imprint.responsible'), content: operator.responsible || <NotGiven /> },
        {
          id: 'dsa',
          title: t('imprint.dsa.title'),
          content: <RichText>{t('imprint.dsa.text', operator.values)}</RichText>,
        },
        { id: 'dispute', title: t('imprint.dispute.title'), content: <RichText>{t('imprint.dispute.text')}</RichText> },
        { id: 'images', title: t('imprint.images'), content: t('footer.images') },
      ]}
    >
      <OperatorNotice state={operator.state} />
    </ArticlePage>
  );
}
