import { Anchor, Title } from '@mantine/core';
import { mailtoOf } from '../../lib/format/contact-links.ts';
import { TextLink } from '../../components/links.tsx';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { operatorQuery } from '../../lib/api/operator-query.ts';
import { RichText } from '../../components/rich-text.tsx';
import classes from './registration-screen.module.css';

const SECTIONS = ['how', 'ready', 'fair'] as const;

/** What to know beside the form. */
export function RegistrationGuide() {
  const t = useText();
  const { data: operator } = useQuery(operatorQuery());
  return (
    <aside className={classes.guide} aria-label={t('business.how.title')}>
      {SECTIONS.map((id) => (
        <section key={id} aria-labelledby={`guide-${id}`}>
          <Title order={2} id={`guide-${id}`}>
            {t(`business.${id}.title`)}
          </Title>
          <RichText>{t(`business.${id}.text`)}</RichText>
          {id === 'fair' && (
            <TextLink to="/how-it-works" hash="ranking">
              {t('business.ranking')}
            </TextLink>
          )}
        </section>
      ))}
      {operator && operator.restaurantEmail !== '' && (
        <section aria-labelledby="guide-question">
          <Title order={2} id="guide-question">
            {t('business.question')}
          </Title>
          <Anchor href={mailtoOf(operator.restaurantEmail)}>{t('business.write')}</Anchor>
        </section>
      )}
    </aside>
  );
}
