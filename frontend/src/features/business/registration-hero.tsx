import { Button } from '@mantine/core';
import { IconArrowDown, IconBellRinging, IconHandStop, IconReceiptEuro, IconScale } from '@tabler/icons-react';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './registration-hero.module.css';

const BENEFITS = [
  { key: 'live', icon: IconBellRinging },
  { key: 'pace', icon: IconHandStop },
  { key: 'price', icon: IconReceiptEuro },
  { key: 'fair', icon: IconScale },
] as const;

/** What a restaurant gets: only what it really gets, and no numbers but the price. */
export function RegistrationHero({ formId }: { formId: string }) {
  const t = useText();
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div>
          <PageTitle className={classes.title}>{t('business.title')}</PageTitle>
          <p className={classes.lead}>{t('business.lead')}</p>
          <Button component="a" href={`#${formId}`} size="lg" rightSection={<IconArrowDown size={20} aria-hidden />}>
            {t('business.start')}
          </Button>
        </div>
        <img
          className={classes.picture}
          src="/images/restaurants/pasta-pinuccia.avif"
          alt=""
          width={640}
          height={360}
        />
        <ul className={classes.benefits} aria-label={t('business.benefits')}>
          {BENEFITS.map(({ key, icon: Icon }) => (
            <li key={key} className={classes.benefit}>
              <Icon size={28} stroke={1.7} aria-hidden className={classes.icon} />
              <div>
                <strong>{t(`business.benefit.${key}.title`)}</strong>
                <p>{t(`business.benefit.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
