import { PLAN_PRICE_CENTS, SUBSCRIPTION_PLANS } from '@contracts/restaurants/plans.ts';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FormSection } from './form-section.tsx';
import type { RegistrationForm } from './values/use-registration.ts';

export function PlanSection({ form }: { form: RegistrationForm }) {
  const t = useText();
  return (
    <FormSection id="registration-plan" title={t('business.section.plan')} hint={t('business.section.plan.text')}>
      <RadioCards
        labelledBy="registration-plan"
        value={form.values.subscriptionPlan}
        onChange={(plan) => form.setFieldValue('subscriptionPlan', plan)}
        cards={SUBSCRIPTION_PLANS.map((plan) => ({
          value: plan,
          label: t(`business.plan.${plan}`, { price: `${PLAN_PRICE_CENTS[plan] / 100} €` }),
          hint: t(`business.plan.${plan}Text`),
        }))}
      />
    </FormSection>
  );
}
