import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { PlainButton } from '../../components/buttons/plain-button.tsx';
import classes from './header-menu.module.css';

export interface DropdownProps {
  /** The button that the dropdown hangs on. */
  target: ReactElement;
}

const load = () => import('./header-dropdowns.tsx');

const DROPDOWNS = {
  city: lazyPart(async () => ({ default: (await load()).CityDropdown })),
  language: lazyPart(async () => ({ default: (await load()).LanguageDropdown })),
  account: lazyPart(async () => ({ default: (await load()).AccountDropdown })),
};

interface Props {
  dropdown: keyof typeof DROPDOWNS;
  label: string;
  /** What the button shows while the menu is closed. */
  children: ReactNode;
  icon?: ReactNode;
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

/** A button whose dropdown, with all that positions it, is fetched when someone is about to use it. */
export function HeaderMenu({ dropdown, label, children, icon }: Props) {
  const [isWanted, setWanted] = useState(false);
  const Dropdown = DROPDOWNS[dropdown];
  const looks = {
    variant: 'subtle',
    color: 'gray',
    className: classes.button,
    leftSection: icon,
    rightSection: <IconChevronDown size={16} aria-hidden />,
    'aria-label': label,
    children,
  } as const;
  const closed = (
    <PlainButton
      {...looks}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <Dropdown target={<PlainButton {...looks} ref={takeFocus} />} />
    </Suspense>
  );
}
