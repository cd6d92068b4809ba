import { Container } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../links.tsx';
import { PageTitle } from './page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './account-page.module.css';

interface Props {
  title: string;
  /** What this screen is for, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** A screen below the profile, with the way back to it. */
export function AccountPage({ title, lead, children }: Props) {
  const t = useText();
  return (
    <Container size="lg" py="xl">
      <ButtonLink
        to="/profile"
        variant="subtle"
        className={classes.back}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {t('profile.back')}
      </ButtonLink>
      <PageTitle>{title}</PageTitle>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.cards}>{children}</div>
    </Container>
  );
}

interface CardProps {
  title?: string;
  tone?: 'danger';
  children: ReactNode;
}

export function AccountCard({ title, tone, children }: CardProps) {
  return (
    <section className={classes.card} data-tone={tone}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
