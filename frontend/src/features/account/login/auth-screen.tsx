import { Container, SegmentedControl } from '@mantine/core';
import { IconBuildingStore, IconShieldLock } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { TextLink } from '../../../components/links.tsx';
import { PageTitle } from '../../../components/page/page-title.tsx';
import { useText } from '../../../i18n/use-text.ts';
import classes from './auth-screen.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { useWelcomeCounts, WelcomeCounts } from '../../../domain/welcome/welcome-counts.tsx';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

const route = getRouteApi('/auth');
const PLATES = ['adana-kebap', 'pasta-pesto', 'sushi-platter'] as const;

export function AuthScreen() {
  const t = useText();
  const { mode, redirect } = route.useSearch();
  const navigate = route.useNavigate();
  const counts = useWelcomeCounts();
  const isRegistering = mode === 'register';
  return (
    <Container size="lg" py="xl">
      <div className={classes.columns}>
        <div className={classes.card}>
          <PageTitle size="h2" style={{ marginBottom: 'var(--mantine-spacing-md)' }}>
            {isRegistering ? t('auth.registerTitle') : t('auth.loginTitle')}
          </PageTitle>
          {redirect && <p className={classes.hint}>{t('auth.comeBack')}</p>}
          <SegmentedControl
            fullWidth
            mb="lg"
            radius="xl"
            size="md"
            aria-label={t('auth.mode')}
            value={isRegistering ? 'register' : 'login'}
            data={[
              { value: 'login', label: t('action.logIn') },
              { value: 'register', label: t('action.register') },
            ]}
            onChange={(value) =>
              void navigate({
                search: { redirect, mode: value === 'register' ? 'register' : undefined },
                replace: true,
              })
            }
          />
          {isRegistering ? <RegisterForm returnPath={redirect} /> : <LoginForm returnPath={redirect} />}
        </div>
        <aside className={classes.welcome} aria-label={t('auth.welcome')}>
          <div className={classes.plates} aria-hidden>
            {PLATES.map((plate) => (
              <img key={plate} src={`/images/dishes/${plate}.avif`} alt="" width={400} height={300} />
            ))}
          </div>
          <p className={classes.claim}>{t('auth.welcome')}</p>
          <p className={classes.text}>{t('auth.welcomeText')}</p>
          <WelcomeCounts counts={counts} />
          <ul className={classes.others}>
            <li>
              <IconBuildingStore size={20} aria-hidden />
              <TextLink to="/restaurant/login">{t('auth.restaurantLogin')}</TextLink>
            </li>
            <li>
              <IconShieldLock size={20} aria-hidden />
              <TextLink to="/admin/auth">{t('auth.adminLogin')}</TextLink>
            </li>
          </ul>
        </aside>
      </div>
    </Container>
  );
}
