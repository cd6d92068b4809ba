import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { OrderProblemView, ProblemState } from '@contracts/orders/order-problems.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatDateTime } from '../../../lib/format/dates/dates.ts';
import classes from './problem-words.module.css';

export function StatePill({ state }: { state: ProblemState }) {
  const t = useText();
  return (
    <span className={classes.state} data-state={state}>
      {t(`problem.state.${state}`)}
    </span>
  );
}

interface Props {
  problem: Pick<OrderProblemView, 'items' | 'text' | 'answers'>;
  /** Where a report without words says so. */
  noText?: string;
  nameOf: (by: OrderProblemView['answers'][number]['by']) => string;
}

/** The dishes it is about, what was written, and each answer. */
export function ProblemWords({ problem: { items, text, answers }, noText, nameOf }: Props) {
  const t = useText();
  const words = text ?? noText;
  return (
    <>
      {items.length > 0 && (
        <ul className={classes.dishes} lang={MENU_LANGUAGE}>
          {items.map((item) => (
            <li key={item.id}>
              {item.quantity} × {item.name}
            </li>
          ))}
        </ul>
      )}
      {words !== undefined && (
        <p className={classes.text} data-empty={text === null || undefined}>
          {words}
        </p>
      )}
      {answers.map((answer) => (
        <div key={answer.id} className={classes.answer}>
          <p className={classes.by}>
            <strong>{nameOf(answer.by)}</strong>
            <time dateTime={answer.at}>{formatDateTime(answer.at, t.language)}</time>
          </p>
          <p className={classes.text}>{answer.text}</p>
        </div>
      ))}
    </>
  );
}
