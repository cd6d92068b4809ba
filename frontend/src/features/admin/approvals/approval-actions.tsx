import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import type { Category } from '@contracts/constants.ts';
import type { ApprovalView } from '@contracts/restaurants/restaurant-views.ts';
import type { TraderField } from '@contracts/restaurants/trader.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconCheck, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { ApprovalDecision } from '../../../lib/api/admin/admin-tables.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import classes from '../../../components/dialogs/detail-drawer.module.css';
import { ApprovalDialog } from './approval-dialog.tsx';

interface Props {
  id: number;
  name: string;
  /** Null where an approval has to choose it. */
  category: Category | null;
  review: Pick<ApprovalView, 'status' | 'version' | 'suspension'>;
  /** What an approval needs and is not there. */
  missing: readonly TraderField[];
  /** Also after a refusal: what is shown is out of date then. */
  onDone: () => void;
}

const LOOKS = {
  approve: { icon: <IconCheck size={18} aria-hidden />, color: 'herb', variant: 'filled' },
  reject: { icon: <IconX size={18} aria-hidden />, color: 'danger', variant: 'outline' },
  suspend: { icon: <IconBan size={18} aria-hidden />, color: 'danger', variant: 'outline' },
  unsuspend: { icon: <IconPlayerPlay size={18} aria-hidden />, color: 'herb', variant: 'outline' },
} as const;

function decisionsOn({ status, suspension }: Props['review']): ApprovalDecision[] {
  if (status === 'pending') return ['approve', 'reject'];
  if (status === 'rejected') return ['approve'];
  return suspension ? ['unsuspend', 'suspend'] : ['suspend'];
}

/** How a restaurant stands is decided here, by those who may. */
export function ApprovalActions({ id, name, category, review, missing, onDone }: Props) {
  const t = useText();
  const { user } = useCurrentUser();
  const [chosen, setChosen] = useState<ApprovalDecision | null>(null);
  const missingId = useId();
  if (!hasAdminRight(user?.adminRole, 'review_restaurants')) return null;
  const decisions = decisionsOn(review);
  const isBlocked = decisions.includes('approve') && missing.length > 0;
  return (
    <div className={classes.actions}>
      {isBlocked && (
        <p id={missingId} className={classes.missing}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>{t('approvals.missing', { missing: missing.map((field) => t(`trader.${field}`)).join(', ') })}</span>
        </p>
      )}
      {decisions.map((decision) => {
        const { icon, color, variant } = LOOKS[decision];
        return (
          <Button
            key={decision}
            mih={44}
            color={color}
            variant={variant}
            leftSection={icon}
            aria-label={`${t(`approvals.${decision}`)}: ${name}`}
            disabled={isBlocked && decision === 'approve'}
            aria-describedby={isBlocked && decision === 'approve' ? missingId : undefined}
            onClick={() => setChosen(decision)}
          >
            {t(`approvals.${decision}`)}
          </Button>
        );
      })}
      {chosen !== null && (
        <ApprovalDialog
          id={id}
          name={name}
          category={category}
          version={review.version}
          decision={chosen}
          onDone={onDone}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
