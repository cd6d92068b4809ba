import { IconMapPin, IconMenu2, IconUser, IconWifiOff } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { useOverlays } from '../../components/dialogs/use-overlays.ts';
import { IconButton } from '../../components/buttons/plain-button.tsx';
import { ButtonLink } from '../../components/links.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useCurrentUser } from '../../domain/session/session.ts';
import classes from './app-header.module.css';
import { usePostcode } from '../../domain/place/postcode-state.ts';
import { cityAtom } from '../../domain/restaurants/city-state.ts';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { cityName, languageName } from '../../lib/format/labels.ts';
import { Logo } from './logo.tsx';
import { useIsPartner } from '../../domain/session/use-is-partner.ts';

const MENU = 'menu';

const SideMenu = lazyPart(async () => {
  await loadTexts('footer');
  return import('./side-menu.tsx');
});

interface Props {
  /** For customers; partners order nothing here. */
  cart: ReactNode;
}

export function AppHeader({ cart }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const city = useAtomValue(cityAtom);
  const place = [usePostcode(city), cityName(city)].join(' ').trim();
  // Undefined until it is known. Who it is may be drawn in pieces; the rest of the page goes on meanwhile.
  const { user: answered, keptUser } = useCurrentUser();
  const user = useDeferredValue(keptUser ?? answered);
  const overlays = useOverlays();
  const isMenuOpen = overlays.has(MENU);
  // From the first opening it stays, so that it can slide out.
  const [wasMenuOpen, setWasMenuOpen] = useState(false);
  const isVisitor = user === null;
  const isPartner = useIsPartner();

  const openMenu = () => {
    setWasMenuOpen(true);
    overlays.open(MENU);
  };

  return (
    <header className={classes.header}>
      <nav className={classes.bar} aria-label={t('header.main')}>
        <Logo />
        {!isPartner && (
          <HeaderMenu
            dropdown="city"
            label={`${t('header.city')}: ${place}`}
            icon={<IconMapPin size={18} aria-hidden />}
          >
            {place}
          </HeaderMenu>
        )}
        <div className={classes.space} />
        <p role="status" className={classes.offline}>
          {keptUser && (
            <>
              <IconWifiOff size={18} aria-hidden />
              <span>{t('header.offline')}</span>
            </>
          )}
        </p>
        <div className={classes.switches}>
          <HeaderMenu
            dropdown="language"
            label={`${t('header.language')}: ${language.toUpperCase()}, ${languageName(language)}`}
          >
            {language.toUpperCase()}
          </HeaderMenu>
          <ColorSchemeToggle />
        </div>
        {!isPartner && cart}
        <div className={classes.login}>
          {user && (
            <HeaderMenu
              dropdown="account"
              label={t('header.account', { name: user.name ?? user.email })}
              icon={<IconUser size={20} aria-hidden />}
            >
              <span className={classes.name}>{(user.name ?? user.email).split(/[ @]/)[0]}</span>
            </HeaderMenu>
          )}
          {isVisitor && (
            <>
              <ButtonLink to="/auth" variant="default">
                {t('action.logIn')}
              </ButtonLink>
              <ButtonLink to="/auth" search={{ mode: 'register' }}>
                {t('action.register')}
              </ButtonLink>
            </>
          )}
        </div>
        <IconButton
          color="gray"
          className={classes.burger}
          aria-label={t('header.menu')}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={openMenu}
        >
          <IconMenu2 size={24} aria-hidden />
        </IconButton>
      </nav>
      {(wasMenuOpen || isMenuOpen) && (
        <Suspense>
          <SideMenu account={user ?? null} opened={isMenuOpen} onClose={() => overlays.close(MENU)} />
        </Suspense>
      )}
    </header>
  );
}
