import { Anchor, Text } from '@mantine/core';
import { IconBrandInstagram, IconBrandMastodon, IconBrandTiktok } from '@tabler/icons-react';
import { Link, type LinkProps, useMatches } from '@tanstack/react-router';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './app-footer.module.css';
import { LanguageOffer } from './language-offer.tsx';
import { Logo } from './logo.tsx';

const COLUMNS: readonly { title: TextKey; links: readonly { to: LinkProps['to']; label: TextKey }[] }[] = [
  {
    title: 'footer.discover',
    links: [
      { to: '/', label: 'footer.restaurants' },
      { to: '/how-it-works', label: 'footer.howItWorks' },
      { to: '/faq', label: 'footer.faq' },
      { to: '/contact', label: 'footer.contact' },
      { to: '/guest-orders', label: 'footer.guestOrders' },
    ],
  },
  {
    title: 'footer.partners',
    links: [
      { to: '/business-registration', label: 'footer.becomePartner' },
      { to: '/restaurant/login', label: 'footer.restaurantLogin' },
      { to: '/admin/auth', label: 'footer.adminLogin' },
      { to: '/pricing', label: 'footer.pricing' },
      { to: '/support', label: 'footer.support' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { to: '/terms', label: 'footer.terms' },
      { to: '/privacy', label: 'footer.privacy' },
      { to: '/imprint', label: 'footer.imprint' },
      { to: '/accessibility', label: 'footer.accessibility' },
    ],
  },
];

const NETWORKS = [
  { name: 'Instagram', icon: IconBrandInstagram },
  { name: 'Mastodon', icon: IconBrandMastodon },
  { name: 'TikTok', icon: IconBrandTiktok },
] as const;

/** Links that lead nowhere yet, and say so. */
function SocialPlaceholders() {
  const t = useText();
  return (
    <ul className={classes.social} aria-label={t('footer.social')}>
      {NETWORKS.map(({ name, icon: Icon }) => (
        <li key={name} title={t('footer.soon', { name })}>
          <Icon size={22} stroke={1.6} role="img" aria-label={t('footer.soon', { name })} />
        </li>
      ))}
    </ul>
  );
}

/** Comes after the first screen. */
export default function AppFooter() {
  const t = useText();
  const isHome = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/' });
  return (
    <>
      <footer className={classes.footer}>
        <div className={classes.inner}>
          <div className={classes.brand}>
            <Logo />
            <Text c="dimmed">{t('app.claim')}</Text>
            <SocialPlaceholders />
          </div>
          <nav className={classes.columns} aria-label={t('footer.label')}>
            {COLUMNS.map((column) => (
              <div key={column.title}>
                <Text className={classes.title}>{t(column.title)}</Text>
                <ul className={classes.links}>
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <Anchor component={Link} to={link.to} c="dimmed" preload={false}>
                        {t(link.label)}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <Text className={classes.note} size="sm" c="dimmed">
          {t('footer.images')}
        </Text>
      </footer>
      {isHome && <LanguageOffer />}
    </>
  );
}
