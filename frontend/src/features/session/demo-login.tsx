import type { Role } from '@contracts/constants.ts';
import { Button } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from './demo-accounts.ts';
import classes from './demo-login.module.css';

interface Props {
  account: Role;
  onFill: (login: { email: string; password: string }) => void;
}

/** Shows a demo account's credentials and fills them in. */
export function DemoLogin({ account, onFill }: Props) {
  const t = useText();
  const email = DEMO_EMAILS[account];
  return (
    <div className={classes.box}>
      <div>
        <p className={classes.title}>{t('auth.demo')}</p>
        <p className={classes.line}>
          <code>{email}</code> <code>{DEMO_PASSWORD}</code>
        </p>
      </div>
      <Button variant="default" size="sm" onClick={() => onFill({ email, password: DEMO_PASSWORD })}>
        {t('auth.demoFill')}
      </Button>
    </div>
  );
}
