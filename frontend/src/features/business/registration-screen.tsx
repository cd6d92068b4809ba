import { useState } from 'react';
import { useDescription } from '../../components/notices/use-description.ts';
import { useText } from '../../i18n/use-text.ts';
import { RegistrationDone } from './registration-done.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationGuide } from './registration-guide.tsx';
import { RegistrationHero } from './registration-hero.tsx';
import classes from './registration-screen.module.css';

export function RegistrationScreen() {
  const t = useText();
  const [doneFor, setDoneFor] = useState<string | null>(null);
  useDescription(t('business.description'));
  if (doneFor !== null) return <RegistrationDone email={doneFor} />;
  return (
    <>
      <RegistrationHero formId="registration" />
      <div className={classes.columns}>
        <RegistrationForm id="registration" onDone={setDoneFor} />
        <RegistrationGuide />
      </div>
    </>
  );
}
