import { hasAdminRight, type AdminRight } from '@contracts/accounts/admin-roles.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import {
  IconHistory,
  IconStack2,
  IconLanguage,
  IconUserCircle,
  IconUserOff,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { OuterSection, PanelSection } from '../../../components/page/panel-layout.tsx';
import type { Translate } from '../../../i18n/texts.ts';

const ICON = { size: 20, 'aria-hidden': true } as const;

/** Beside the specification's: what this role may open, and everyone's own account. */
export function furtherSections(t: Translate, { adminRole }: AccountView): PanelSection[] {
  const sections: (PanelSection & { right: AdminRight })[] = [
    {
      right: 'translations',
      to: '/admin/dashboard/translations',
      label: t('admin.nav.translations'),
      icon: <IconLanguage {...ICON} />,
    },
    {
      right: 'erase_guests',
      to: '/admin/dashboard/guest-data',
      label: t('admin.nav.guestData'),
      icon: <IconUserOff {...ICON} />,
    },
    { right: 'read_audit', to: '/admin/dashboard/audit', label: t('admin.nav.audit'), icon: <IconHistory {...ICON} /> },
    {
      right: 'manage_admins',
      to: '/admin/dashboard/admins',
      label: t('admin.nav.admins'),
      icon: <IconUsersGroup {...ICON} />,
    },
    {
      right: 'own_account',
      to: '/admin/dashboard/account',
      label: t('admin.nav.account'),
      icon: <IconUserCircle {...ICON} />,
    },
  ];
  return sections.filter(({ right }) => hasAdminRight(adminRole, right));
}

/** Bull Board, which the server shows by itself. */
export function queuesSection(t: Translate, { adminRole }: AccountView): OuterSection[] {
  if (!hasAdminRight(adminRole, 'queues')) return [];
  return [
    {
      href: '/admin/queues',
      label: t('admin.nav.queues'),
      icon: <IconStack2 {...ICON} />,
      hint: t('admin.nav.newTab'),
    },
  ];
}
