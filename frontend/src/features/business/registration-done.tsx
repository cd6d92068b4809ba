import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/links.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './registration-screen.module.css';

const STEPS = ['review', 'prepare', 'approve', 'open'] as const;

/** It takes the form's place, so it takes the focus and the top of the window, too. */
export function RegistrationDone({ email }: { email: string }) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={root} tabIndex={-1} className={classes.done} role="region" aria-labelledby="registration-done">
      <div className={classes.tick}>
        <IconCheck size={40} stroke={2.2} aria-hidden />
      </div>
      <div>
        <PageTitle id="registration-done">{t('business.success.title')}</PageTitle>
        <p className={classes.hint}>{t('business.success.text', { email })}</p>
      </div>
      <section aria-labelledby="registration-next">
        <Title order={2} id="registration-next" mb="md">
          {t('business.success.next')}
        </Title>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <div>
                <strong>{t(`business.success.step.${step}.title`)}</strong>
                <p>{t(`business.success.step.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className={classes.ways}>
        <ButtonLink to="/" size="lg">
          {t('business.success.home')}
        </ButtonLink>
        <ButtonLink to="/restaurant/login" size="lg" variant="default">
          {t('business.success.login')}
        </ButtonLink>
      </div>
    </div>
  );
}
