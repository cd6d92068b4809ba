import type { OrderProblemView } from '@contracts/orders/order-problems.ts';
import { MENU_LANGUAGE } from '@contracts/constants.ts';
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
  const { kind, items, text, state, createdAt, answers } = problem;
  return (
    <article className={classes.problem}>
      <div className={classes.head}>
        <h3>{t(`problem.kind.${kind}`)}</h3>
        <span className={classes.state} data-state={state}>
          {t(`problem.state.${state}`)}
        </span>
      </div>
      <time dateTime={createdAt}>{formatDateTime(createdAt, t.language)}</time>
      {items.length > 0 && (
        <ul className={classes.dishes} lang={MENU_LANGUAGE}>
          {items.map((item) => (
            <li key={item.id}>
              {item.quantity} × {item.name}
            </li>
          ))}
        </ul>
      )}
      {text !== null && <p className={classes.text}>{text}</p>}
      {answers.map((answer) => (
        <div key={answer.id} className={classes.answer}>
          <p className={classes.head}>
            <strong>{t(`problem.by.${answer.by}`, { name })}</strong>
            <time dateTime={answer.at}>{formatDateTime(answer.at, t.language)}</time>
          </p>
          <p className={classes.text}>{answer.text}</p>
        </div>
      ))}
      {state === 'open' && <p className={classes.waiting}>{t('problem.waiting', { name })}</p>}
    </article>
  );
}
