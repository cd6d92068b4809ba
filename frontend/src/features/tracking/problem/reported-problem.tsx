import type { OrderProblemView } from '@contracts/orders/order-problems.ts';
import { ProblemWords, StatePill } from '../../../domain/problems/words/problem-words.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatDateTime } from '../../../lib/format/dates/dates.ts';
import classes from './order-problems.module.css';

interface Props {
  problem: OrderProblemView;
  restaurantName: string;
}

/** What was reported, how it stands, and each answer. */
export function ReportedProblem({ problem, restaurantName: name }: Props) {
  const t = useText();
  const { kind, state, createdAt } = problem;
  return (
    <article className={classes.problem}>
      <div className={classes.head}>
        <h3>{t(`problem.kind.${kind}`)}</h3>
        <StatePill state={state} />
      </div>
      <time dateTime={createdAt}>{formatDateTime(createdAt, t.language)}</time>
      <ProblemWords problem={problem} nameOf={(by) => t(`problem.by.${by}`, { name })} />
      {state === 'open' && <p className={classes.waiting}>{t('problem.waiting', { name })}</p>}
    </article>
  );
}
