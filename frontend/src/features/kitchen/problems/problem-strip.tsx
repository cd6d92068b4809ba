import type { ReportedProblemsView } from '@contracts/orders/order-problems.ts';
import { IconMessageReport } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import classes from './problem-strip.module.css';

const PATH = '/restaurant/dashboard/problems';

/** One line on every screen of the kitchen, however many wait: guests are told that the restaurant reads what they write. */
export function ProblemStrip({ waiting }: { waiting: ReportedProblemsView | undefined }) {
  const t = useText();
  const isThere = useLocation({ select: ({ pathname }) => pathname === PATH });
  const count = waiting?.open ?? 0;
  return (
    <div role="status" aria-live="polite">
      {count > 0 && !isThere && (
        <div className={classes.strip} data-strip>
          <IconMessageReport size={24} aria-hidden />
          <p className={classes.text}>{t('problems.waiting', { count })}</p>
          <ButtonLink to={PATH} variant="default">
            {t('problems.show')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
