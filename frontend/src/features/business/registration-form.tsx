import { Title } from '@mantine/core';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { TextLink } from '../../components/links.tsx';
import { useText } from '../../i18n/use-text.ts';
import { DeliverySection } from './delivery-section.tsx';
import { PlanSection } from './plan-section.tsx';
import classes from './registration-screen.module.css';
import { RestaurantSection } from './restaurant-section.tsx';
import { PosSection } from './pos-section.tsx';
import { TraderSection } from './trader-section.tsx';
import { useRegistration } from './values/use-registration.ts';

interface Props {
  id: string;
  onDone: (email: string) => void;
}

export function RegistrationForm({ id, onDone }: Props) {
  const t = useText();
  const { form, submit, isBusy, failure } = useRegistration(onDone);
  return (
    <form
      id={id}
      noValidate
      onSubmit={submit}
      aria-busy={isBusy}
      aria-labelledby="registration-title"
      className={classes.form}
    >
      <div>
        <Title order={2} id="registration-title">
          {t('business.form')}
        </Title>
        <p className={classes.hint}>{t('business.required')}</p>
        <p className={classes.hint}>{t('business.draft')}</p>
      </div>
      <RestaurantSection form={form} />
      <DeliverySection form={form} />
      <TraderSection form={form} />
      <PlanSection form={form} />
      <PosSection form={form} />
      <div className={classes.foot}>
        <div className={classes.failure} role="alert">
          {failure}
        </div>
        <p className={classes.hint}>{t('business.terms')}</p>
        <div className={classes.links}>
          <TextLink to="/terms" target="_blank">
            {t('business.termsLink')}
          </TextLink>
          <TextLink to="/privacy" target="_blank">
            {t('business.privacyLink')}
          </TextLink>
        </div>
        <SubmitButton isBusy={isBusy}>{isBusy ? t('business.busy') : t('business.submit')}</SubmitButton>
      </div>
    </form>
  );
}
