import { Link } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import classes from './logo.module.css';

/** A laid table under its cloche. */
export function Logo() {
  const t = useText();
  return (
    <Link to="/" className={classes.logo} aria-label={t('header.home')}>
      <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden>
        <rect width="32" height="32" rx="9" fill="var(--mantine-color-paprika-filled)" />
        <path d="M7 13.5h18M16 13.5V25M11.5 25h9" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" fill="none" />
        <path d="M11 9.2a5 5 0 0 1 10 0z" fill="#ffd58a" />
      </svg>
      <span className={classes.word}>{t('app.name')}</span>
    </Link>
  );
}
