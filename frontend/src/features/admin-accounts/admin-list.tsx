import type { AdminRole } from '@contracts/accounts/admin-roles.ts';
import type { AdminAccountView } from '@contracts/admin/admin.ts';
import { Badge, Button, Group } from '@mantine/core';
import { IconKey, IconPencil, IconShieldOff, IconTrash, IconUserCog } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { formatShortDate } from '../../lib/format/dates/dates.ts';
import '@mantine/core/styles/Badge.layer.css';
import type { AdminChange } from './admin-form.tsx';
import classes from './admins-screen.module.css';

const ICON = { size: 18, 'aria-hidden': true } as const;
const COLOR_OF = { support: 'slate', operations: 'saffron', owner: 'herb' } as const satisfies Record<
  AdminRole,
  string
>;

interface Props {
  admins: readonly AdminAccountView[];
  ownId: number;
  onChange: (change: AdminChange) => void;
  onRemove: (admin: AdminAccountView) => void;
  onResetFactor: (admin: AdminAccountView) => void;
}

export function AdminList({ admins, ownId, onChange, onRemove, onResetFactor }: Props) {
  const t = useText();
  return (
    <ul className={classes.list}>
      {admins.map((admin) => {
        const isOwn = admin.id === ownId;
        const of = { name: admin.name ?? admin.email };
        return (
          <li key={admin.id} className={classes.admin}>
            <Who admin={admin} isOwn={isOwn} />
            <Group gap="xs">
              <Action of={of.name} icon={<IconPencil {...ICON} />} onClick={() => onChange({ kind: 'rename', admin })}>
                {t('admins.rename')}
              </Action>
              {!isOwn && (
                <>
                  <Action
                    of={of.name}
                    icon={<IconUserCog {...ICON} />}
                    onClick={() => onChange({ kind: 'role', admin })}
                  >
                    {t('admins.changeRole')}
                  </Action>
                  <Action of={of.name} icon={<IconKey {...ICON} />} onClick={() => onChange({ kind: 'reset', admin })}>
                    {t('admins.resetPassword')}
                  </Action>
                  {admin.hasSecondFactor && (
                    <Action of={of.name} icon={<IconShieldOff {...ICON} />} onClick={() => onResetFactor(admin)}>
                      {t('admins.resetFactor')}
                    </Action>
                  )}
                  <Action of={of.name} icon={<IconTrash {...ICON} />} isDanger onClick={() => onRemove(admin)}>
                    {t('admins.remove')}
                  </Action>
                </>
              )}
            </Group>
          </li>
        );
      })}
    </ul>
  );
}

function Who({ admin, isOwn }: { admin: AdminAccountView; isOwn: boolean }) {
  const t = useText();
  return (
    <div className={classes.who}>
      <Group gap="xs">
        <strong>{admin.name ?? admin.email}</strong>
        <RoleBadge role={admin.role} />
      </Group>
      {admin.name !== null && <span>{admin.email}</span>}
      <span className={classes.marks}>
        <span>{t(admin.hasSecondFactor ? 'admins.factorOn' : 'admins.factorOff')}</span>
        <span>{t('admins.sessions', { count: admin.sessions })}</span>
        <span>{t('admins.since', { date: formatShortDate(admin.createdAt) })}</span>
      </span>
      {isOwn && <span className={classes.marks}>{t('admins.own')}</span>}
    </div>
  );
}

function RoleBadge({ role }: { role: AdminRole }) {
  const t = useText();
  return (
    <Badge color={COLOR_OF[role]} variant="light" tt="none">
      {t(`admins.role.${role}`)}
    </Badge>
  );
}

interface ActionProps {
  of: string;
  icon: ReactNode;
  isDanger?: boolean;
  onClick: () => void;
  children: string;
}

function Action({ of, icon, isDanger = false, onClick, children }: ActionProps) {
  return (
    <Button
      mih={44}
      variant={isDanger ? 'subtle' : 'default'}
      {...(isDanger && { color: 'danger' })}
      leftSection={icon}
      aria-label={`${children}: ${of}`}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
