import type { Role } from '@contracts/constants.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { demoLoginsQuery } from '../../lib/api/queries.ts';
import classes from './demo-login.module.css';

interface Props {
  account: Role;
  onFill: (login: { email: string; password: string }) => void;
}

/** Shows a demo account's credentials and fills them in; nothing where the server has no demo data. */
export function DemoLogin({ account, onFill }: Props) {
  const t = useText();
  const { data: logins = [] } = useQuery(demoLoginsQuery());
  const login = logins.find(({ role }) => role === account);
  if (!login) return null;
  return (
    <div className={classes.box}>
      <div>
        <p className={classes.title}>{t('auth.demo')}</p>
        <p className={classes.line}>
          <code>{login.email}</code> <code>{login.password}</code>
        </p>
      </div>
      <Button variant="default" size="sm" onClick={() => onFill({ email: login.email, password: login.password })}>
        {t('auth.demoFill')}
      </Button>
    </div>
  );
}
