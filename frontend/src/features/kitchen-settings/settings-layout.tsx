import { createLink, Outlet } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './settings-layout.module.css';
import { sectionsFor } from './settings-sections.ts';
import { useAccount } from '../../domain/session/use-account.ts';

type SectionLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

const SectionLink = createLink(({ className, children, ...rest }: SectionLinkProps) => (
  <a className={`${classes.link} ${className ?? ''}`} {...rest}>
    {children}
  </a>
));

/** The sections of the settings, each with an address of its own. */
export function SettingsLayout() {
  const t = useText();
  return (
    <div className={classes.layout}>
      <nav aria-label={t('settings.nav')} className={classes.nav}>
        {sectionsFor(useAccount()).map((section) => (
          <SectionLink key={section} to={`/restaurant/dashboard/settings/${section}`}>
            {t(`settings.section.${section}`)}
          </SectionLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
