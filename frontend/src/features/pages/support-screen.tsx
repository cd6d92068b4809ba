import { Group } from '@mantine/core';
import { ButtonLink } from '../../components/links.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import { RichText } from '../../components/rich-text.tsx';

const SECTIONS = ['order', 'login', 'mail', 'slow', 'partner'] as const;

export function SupportScreen() {
  const t = useText();
  return (
    <ArticlePage
      title={t('support.title')}
      description={t('support.description')}
      lead={t('support.lead')}
      sections={[
        ...SECTIONS.map((id) => ({
          id,
          title: t(`support.${id}.title`),
          content: <RichText>{t(`support.${id}.text`)}</RichText>,
        })),
        {
          id: 'more',
          title: t('support.more'),
          content: (
            <Group mt="sm">
              <ButtonLink to="/contact" size="md">
                {t('support.contact')}
              </ButtonLink>
              <ButtonLink to="/faq" size="md" variant="default">
                {t('support.faq')}
              </ButtonLink>
            </Group>
          ),
        },
      ]}
    />
  );
}
