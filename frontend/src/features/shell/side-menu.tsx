import { CITIES, LANGUAGES, type City, type Language } from '@contracts/constants.ts';
import {
  Button,
  Divider,
  NativeSelect,
  NavLink,
  Stack,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import {
  IconBuildingStore,
  IconHeart,
  IconLayoutDashboard,
  IconLogout,
  IconMapPin,
  IconMoon,
  IconReceipt,
  IconShieldLock,
  IconSun,
  IconToolsKitchen2,
  IconUser,
} from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';
import { ButtonLink } from '../../components/links.tsx';
import { SideDrawer } from '../../components/dialogs/side-drawer.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { homeOf } from '../../domain/session/session.ts';
import { LazyPostcodeDialog, postcodeEntry } from '../../domain/place/lazy-postcode-dialog.ts';
import { usePostcode } from '../../domain/place/postcode-state.ts';
import { cityAtom } from '../../domain/restaurants/city-state.ts';
import { useChooseCity } from '../../domain/restaurants/use-choose-city.ts';
import { cityName, languageName } from '../../lib/format/labels.ts';
import { useIsPartner } from '../../domain/session/use-is-partner.ts';
import type { KeptUser } from '../../lib/offline/kept-user.ts';
import { useLogoutAction } from '../../domain/session/use-logout-action.ts';
import '@mantine/core/styles/NavLink.layer.css';
import classes from './side-menu.module.css';

interface Props {
  account: KeptUser | null;
  opened: boolean;
  onClose: () => void;
}

interface MenuLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onChange'> {
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

const LOOK = { classNames: { root: classes.link ?? '', label: classes.label ?? '' } };

const MenuLink = createLink(({ icon, ...rest }: MenuLinkProps) => (
  <NavLink component="a" leftSection={icon} {...LOOK} {...rest} />
));

const WIDTH_PX = 320;
const ICON = { size: 20, 'aria-hidden': true } as const;

/** The phone's menu: everything that the wide header has beside the cart. Its links take its step of the history over. */
export default function SideMenu({ account, opened, onClose }: Props) {
  const t = useText();
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('header.menu')} widthPx={WIDTH_PX}>
      <Stack gap="lg">
        {account ? <AccountLinks account={account} onClose={onClose} /> : <VisitorLinks />}
        <Divider />
        <Preferences />
      </Stack>
    </SideDrawer>
  );
}

function AccountLinks({ account, onClose }: { account: KeptUser; onClose: () => void }) {
  const t = useText();
  const logOut = useLogoutAction(account.role);
  return (
    <Stack gap={4}>
      {account.role === 'customer' ? (
        <>
          <MenuLink to="/" label={t('footer.restaurants')} icon={<IconToolsKitchen2 {...ICON} />} replace />
          <MenuLink to="/orders" label={t('header.orders')} icon={<IconReceipt {...ICON} />} replace />
          <MenuLink to="/favourites" label={t('header.favourites')} icon={<IconHeart {...ICON} />} replace />
          <MenuLink to="/profile" label={t('header.profile')} icon={<IconUser {...ICON} />} replace />
        </>
      ) : (
        <MenuLink to={homeOf(account)} label={t('header.dashboard')} icon={<IconLayoutDashboard {...ICON} />} replace />
      )}
      <NavLink
        {...LOOK}
        component="button"
        label={t('action.logOut')}
        leftSection={<IconLogout {...ICON} />}
        onClick={() => {
          onClose();
          logOut();
        }}
      />
    </Stack>
  );
}

function VisitorLinks() {
  const t = useText();
  return (
    <Stack gap="sm">
      <ButtonLink to="/auth" size="md" variant="default" replace>
        {t('action.logIn')}
      </ButtonLink>
      <ButtonLink to="/auth" search={{ mode: 'register' }} size="md" replace>
        {t('action.register')}
      </ButtonLink>
      <Stack gap={4} mt="sm">
        <MenuLink to="/" label={t('footer.restaurants')} icon={<IconToolsKitchen2 {...ICON} />} replace />
        <MenuLink
          to="/restaurant/login"
          label={t('footer.restaurantLogin')}
          icon={<IconBuildingStore {...ICON} />}
          replace
        />
        <MenuLink to="/admin/auth" label={t('footer.adminLogin')} icon={<IconShieldLock {...ICON} />} replace />
      </Stack>
    </Stack>
  );
}

function Preferences() {
  const t = useText();
  const [language, setLanguage] = useLanguage();
  const city = useAtomValue(cityAtom);
  const chooseCity = useChooseCity();
  const postcode = usePostcode(city);
  const [isAsking, setAsking] = useState(false);
  const isPartner = useIsPartner();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <Stack gap="md">
      {!isPartner && (
        <>
          <NativeSelect
            label={t('header.city')}
            value={city}
            data={CITIES.map((value) => ({ value, label: cityName(value) }))}
            onChange={(event) => chooseCity(event.currentTarget.value as City)}
          />
          <Button
            variant="default"
            size="md"
            leftSection={<IconMapPin {...ICON} />}
            onClick={() => setAsking(true)}
            aria-haspopup="dialog"
          >
            {postcodeEntry(postcode, t)}
          </Button>
          <Suspense>
            {isAsking && <LazyPostcodeDialog city={city} onChooseCity={chooseCity} onClose={() => setAsking(false)} />}
          </Suspense>
        </>
      )}
      <NativeSelect
        label={t('header.language')}
        value={language}
        data={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
      />
      <Button
        variant="default"
        size="md"
        leftSection={isDark ? <IconSun {...ICON} /> : <IconMoon {...ICON} />}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? t('header.toLight') : t('header.toDark')}
      </Button>
    </Stack>
  );
}
