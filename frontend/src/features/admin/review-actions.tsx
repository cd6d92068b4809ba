import { hasAdminRight } from '@contracts/admin-roles.ts';
import type { Category } from '@contracts/constants.ts';
import type { RegistrationReviewView } from '@contracts/restaurant-views.ts';
import { Button } from '@mantine/core';
import { IconBan, IconCheck, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { ReviewDecision } from '../../lib/api/admin-tables.ts';
import { useCurrentUser } from '../session/session.ts';
import classes from './detail-drawer.module.css';
import { ReviewDialog } from './review-dialog.tsx';

interface Props {
  id: number;
  name: string;
  /** Null where an approval has to choose it. */
  category: Category | null;
  review: Pick<RegistrationReviewView, 'status' | 'version' | 'suspension'>;
  /** Also after a refusal: what is shown is out of date then. */
  onDone: () => void;
}

const LOOKS = {
  approve: { icon: <IconCheck size={18} aria-hidden />, color: 'herb', variant: 'filled' },
  reject: { icon: <IconX size={18} aria-hidden />, color: 'danger', variant: 'outline' },
  suspend: { icon: <IconBan size={18} aria-hidden />, color: 'danger', variant: 'outline' },
  unsuspend: { icon: <IconPlayerPlay size={18} aria-hidden />, color: 'herb', variant: 'outline' },
} as const;

function decisionsOn({ status, suspension }: Props['review']): ReviewDecision[] {
  if (status === 'pending') return ['approve', 'reject'];
  if (status === 'rejected') return ['approve'];
  return suspension ? ['unsuspend', 'suspend'] : ['suspend'];
}

/** How a restaurant stands is decided here, by those who may. */
export function ReviewActions({ id, name, category, review, onDone }: Props) {
  const t = useText();
  const { user } = useCurrentUser();
  const [chosen, setChosen] = useState<ReviewDecision | null>(null);
  if (!hasAdminRight(user?.adminRole, 'review_restaurants')) return null;
  return (
    <div className={classes.actions}>
      {decisionsOn(review).map((decision) => {
        const { icon, color, variant } = LOOKS[decision];
        return (
          <Button
            key={decision}
            mih={44}
            color={color}
            variant={variant}
            leftSection={icon}
            aria-label={`${t(`approvals.${decision}`)}: ${name}`}
            onClick={() => setChosen(decision)}
          >
            {t(`approvals.${decision}`)}
          </Button>
        );
      })}
      {chosen !== null && (
        <ReviewDialog
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
