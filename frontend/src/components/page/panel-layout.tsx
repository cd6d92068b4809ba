import { Button, NavLink } from '@mantine/core';
import { IconExternalLink, IconLayoutSidebar, IconLogout } from '@tabler/icons-react';
import { createLink, type LinkProps } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/NavLink.layer.css';
import classes from './panel-layout.module.css';
import { SideDrawer } from '../dialogs/side-drawer.tsx';
import { useOverlays } from '../dialogs/use-overlays.ts';

const SECTIONS = 'sections';

export interface PanelSection {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: ReactNode;
  /** A count beside the label, with its meaning for those who only hear it. */
  badge?: { text: string; label: string } | undefined;
  /** It has screens of its own below it, and is marked on each of them. */
  isParent?: boolean;
}

/** A page of the server's own, which opens beside the panel. */
export interface OuterSection {
  href: string;
  label: string;
  icon: ReactNode;
  /** Says that it opens in a new tab, to those who only hear it. */
  hint: string;
}

interface Props {
  /** Whose panel it is. */
  name: ReactNode;
  /** Right of the name: connection and switches. */
  tools: ReactNode;
  /** Below the bar, as long as there is something urgent. */
  strip?: ReactNode;
  /** Names the navigation to screen readers. */
  navigationLabel: string;
  sections: readonly PanelSection[];
  outerSections?: readonly OuterSection[];
  logoutLabel: string;
  onLogout: () => void;
  children: ReactNode;
}

/** A dashboard: its sections at the side, in a drawer where the window is narrow, and a bar that stays in sight. */
export function PanelLayout({ name, tools, strip, children, ...navigation }: Props) {
  const t = useText();
  const overlays = useOverlays();
  const isMenuOpen = overlays.has(SECTIONS);
  const closeMenu = () => overlays.close(SECTIONS);
  return (
    <div className={classes.panel}>
      <div className={classes.side}>
        <SectionList {...navigation} onChoose={closeMenu} />
      </div>
      <div className={classes.content}>
        <div className={classes.head}>
          <div className={classes.bar}>
            <Button
              className={classes.menuButton}
              variant="default"
              leftSection={<IconLayoutSidebar size={18} aria-hidden />}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => overlays.open(SECTIONS)}
            >
              {t('panel.sections')}
            </Button>
            <div className={classes.name}>{name}</div>
            <div className={classes.tools}>{tools}</div>
          </div>
          <div className={classes.strip}>{strip}</div>
        </div>
        <div className={classes.body}>{children}</div>
      </div>
      <SideDrawer opened={isMenuOpen} onClose={closeMenu} position="left" widthPx={300} title={t('panel.sections')}>
        <SectionList {...navigation} onChoose={closeMenu} isAbove />
      </SideDrawer>
    </div>
  );
}

interface SectionLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onChange'> {
  label: string;
  icon: ReactNode;
  badge?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

// The router's own class for the link of this screen comes in by `className`.
const SectionLink = createLink(({ icon, badge, className, ...rest }: SectionLinkProps) => (
  <NavLink
    component="a"
    className={`${classes.link} ${className ?? ''}`}
    leftSection={icon}
    rightSection={badge}
    {...rest}
  />
));

type SectionListProps = Pick<Props, 'navigationLabel' | 'sections' | 'outerSections' | 'logoutLabel' | 'onLogout'> & {
  onChoose: () => void;
  /** In the drawer: a link takes its step of the history over. */
  isAbove?: boolean;
};

function SectionList({
  navigationLabel,
  sections,
  outerSections = [],
  logoutLabel,
  onLogout,
  onChoose,
  isAbove = false,
}: SectionListProps) {
  return (
    <nav aria-label={navigationLabel} className={classes.sections}>
      {sections.map(({ to, label, icon, badge, isParent = false }) => (
        <SectionLink
          key={to}
          to={to}
          activeOptions={{ exact: !isParent }}
          label={label}
          icon={icon}
          badge={
            badge && (
              <span className={classes.badge}>
                <span aria-hidden>{badge.text}</span>
                <span className="spoken">{badge.label}</span>
              </span>
            )
          }
          replace={isAbove}
        />
      ))}
      {outerSections.map(({ href, label, icon, hint }) => (
        <NavLink
          key={href}
          component="a"
          href={href}
          target="_blank"
          rel="noopener"
          className={classes.link}
          label={
            <>
              {label} <span className="spoken">{hint}</span>
            </>
          }
          leftSection={icon}
          rightSection={<IconExternalLink size={16} aria-hidden />}
          onClick={onChoose}
        />
      ))}
      <div className={classes.logout}>
        <NavLink
          component="button"
          className={classes.link}
          label={logoutLabel}
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={() => {
            onChoose();
            onLogout();
          }}
        />
      </div>
    </nav>
  );
}
