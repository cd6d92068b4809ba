import { CITIES, LANGUAGES } from '@contracts/constants.ts';
import { Menu } from '@mantine/core';
import { IconHeart, IconLayoutDashboard, IconLogout, IconMapPin, IconReceipt, IconUser } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { homeOf, useCurrentUser } from '../../domain/session/session.ts';
import { LazyPostcodeDialog, postcodeEntry } from '../../domain/place/lazy-postcode-dialog.ts';
import { usePostcode } from '../../domain/place/postcode-state.ts';
import { cityAtom } from '../../domain/restaurants/city-state.ts';
import { useChooseCity } from '../../domain/restaurants/use-choose-city.ts';
import type { DropdownProps } from './header-menu.tsx';
import { cityName, languageName } from '../../lib/format/labels.ts';
import { useLogoutAction } from '../../domain/session/use-logout-action.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

const ICON = { size: 18, 'aria-hidden': true } as const;

/** Within the header, not at the page's end: there it belongs to no landmark. The first item takes the focus. */
const MENU = {
  shadow: 'md',
  withinPortal: false,
  withInitialFocusPlaceholder: false,
} as const;

/** Opens once the button has taken the focus over from the one it replaces: closing gives the focus back to it. */
function useOpenedAtOnce(): { opened: boolean; onChange: (opened: boolean) => void } {
  const [opened, onChange] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => onChange(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { opened, onChange };
}

interface ItemLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

const MenuLink = createLink(({ icon, ...rest }: ItemLinkProps) => (
  <Menu.Item component="a" leftSection={icon} {...rest} />
));

interface ChoicesProps<T extends string> extends DropdownProps {
  title: string;
  chosen: T;
  choices: readonly T[];
  nameOf: (value: T) => string;
  onChoose: (value: T) => void;
  /** Items below the choices. */
  children?: ReactNode;
}

function Choices<T extends string>({ target, title, chosen, choices, nameOf, onChoose, children }: ChoicesProps<T>) {
  const menu = useOpenedAtOnce();
  return (
    <Menu position="bottom-start" width={190} {...MENU} {...menu}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{title}</Menu.Label>
        <Menu.RadioGroup
          value={chosen}
          onChange={(value) => onChoose(choices.find((known) => known === value) ?? chosen)}
        >
          {choices.map((value) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {nameOf(value)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

export function CityDropdown({ target }: DropdownProps) {
  const t = useText();
  const city = useAtomValue(cityAtom);
  const chooseCity = useChooseCity();
  const postcode = usePostcode(city);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Choices
        target={target}
        title={t('header.city')}
        chosen={city}
        choices={CITIES}
        nameOf={cityName}
        onChoose={chooseCity}
      >
        <Menu.Divider />
        <Menu.Item aria-haspopup="dialog" leftSection={<IconMapPin {...ICON} />} onClick={() => setAsking(true)}>
          {postcodeEntry(postcode, t)}
        </Menu.Item>
      </Choices>
      <Suspense>
        {isAsking && <LazyPostcodeDialog city={city} onChooseCity={chooseCity} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}

export function LanguageDropdown({ target }: DropdownProps) {
  const t = useText();
  const [language, setLanguage] = useLanguage();
  return (
    <Choices
      target={target}
      title={t('header.language')}
      chosen={language}
      choices={LANGUAGES}
      nameOf={languageName}
      onChoose={setLanguage}
    />
  );
}

/** The menu of the signed-in account. */
export function AccountDropdown({ target }: DropdownProps) {
  const t = useText();
  const { user, keptUser } = useCurrentUser();
  const account = user ?? keptUser;
  const role = account?.role ?? 'customer';
  const logOut = useLogoutAction(role);
  const menu = useOpenedAtOnce();
  return (
    <Menu position="bottom-end" width={220} {...MENU} {...menu}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {!account || role === 'customer' ? (
          <>
            <MenuLink to="/profile" icon={<IconUser {...ICON} />}>
              {t('header.profile')}
            </MenuLink>
            <MenuLink to="/orders" icon={<IconReceipt {...ICON} />}>
              {t('header.orders')}
            </MenuLink>
            <MenuLink to="/favourites" icon={<IconHeart {...ICON} />}>
              {t('header.favourites')}
            </MenuLink>
          </>
        ) : (
          <MenuLink to={homeOf(account)} icon={<IconLayoutDashboard {...ICON} />}>
            {t('header.dashboard')}
          </MenuLink>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...ICON} />} onClick={logOut}>
          {t('action.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
