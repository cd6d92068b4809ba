import { useText } from '../../i18n/use-text.ts';
import { SettingsCard } from '../../components/cards/settings-card.tsx';
import classes from './admins-screen.module.css';
import { ROLE_STEPS } from './role-rights.ts';

/** Says what each role may do. */
export function RoleGuide() {
  const t = useText();
  return (
    <SettingsCard id="admin-roles" title={t('admins.roles')}>
      <div className={classes.roles}>
        {ROLE_STEPS.map(({ role, beyond, rights }) => (
          <div key={role}>
            <h3 className={classes.role}>{t(`admins.role.${role}`)}</h3>
            {beyond && <p className={classes.beyond}>{t('admins.beyond', { role: t(`admins.role.${beyond}`) })}</p>}
            <ul className={classes.rights}>
              {rights.map((right) => (
                <li key={right}>{t(`admins.right.${right}`)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SettingsCard>
  );
}
