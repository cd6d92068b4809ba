import {
  IconBell,
  IconChevronRight,
  IconDatabaseExport,
  IconGavel,
  IconHeart,
  IconKey,
  IconMapPin,
  IconPencil,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../i18n/use-text.ts';
import classes from './profile-actions.module.css';

const ACTIONS = [
  { to: '/profile/edit', icon: IconPencil, title: 'profile.edit', text: 'profile.action.edit' },
  { to: '/profile/addresses', icon: IconMapPin, title: 'profile.addresses', text: 'profile.action.addresses' },
  { to: '/favourites', icon: IconHeart, title: 'profile.favourites', text: 'profile.action.favourites' },
  { to: '/profile/notifications', icon: IconBell, title: 'notifications.title', text: 'profile.action.notifications' },
  { to: '/profile/password', icon: IconKey, title: 'password.title', text: 'profile.action.password' },
  { to: '/profile/data', icon: IconDatabaseExport, title: 'data.title', text: 'profile.action.data' },
  { to: '/profile/decisions', icon: IconGavel, title: 'profile.decisions', text: 'profile.action.decisions' },
] as const;

export function ProfileActions() {
  const t = useText();
  return (
    <nav aria-labelledby="profile-actions">
      <h2 id="profile-actions" className={classes.heading}>
        {t('profile.actions')}
      </h2>
      <ul className={classes.list}>
        {ACTIONS.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link to={to as string} className={classes.action}>
              <span className={classes.icon} aria-hidden>
                <Icon size={22} stroke={1.7} />
              </span>
              <span className={classes.words}>
                <strong>{t(title)}</strong>
                <span>{t(text)}</span>
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
