import type { ReportedProblemView } from '@contracts/orders/order-problems.ts';
import { Button } from '@mantine/core';
import { IconMessageReply } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/links.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { ProblemSide } from '../../lib/api/reported-problems.ts';
import { formatDateTime } from '../../lib/format/dates/dates.ts';
import { cityName } from '../../lib/format/labels.ts';
import { AnswerForm } from './answer-form.tsx';
import { CloseProblem } from './close-problem.tsx';
import classes from './problems.module.css';
import { ProblemWords, StatePill } from './words/problem-words.tsx';

interface Props {
  problem: ReportedProblemView;
  side: ProblemSide;
  isWriting: boolean;
  onWrite: (isOn: boolean) => void;
  /** It was answered or closed, and may be in another list now. */
  onSettled: () => void;
}

/** One report with its answers, and what can be done about it. */
export function ProblemCard({ problem, side, isWriting, onWrite, onSettled }: Props) {
  const t = useText();
  const { orderId, kind, wish, state, createdAt, customerName, restaurantName, city } = problem;
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (isBack.current) button.current?.focus();
    isBack.current = false;
  }, [isWriting]);
  return (
    <article className={classes.problem} data-state={state} aria-labelledby={`problem-${String(problem.id)}`}>
      <div className={classes.head}>
        <h2 id={`problem-${String(problem.id)}`}>
          {t('problems.of', { id: orderId, kind: t(`problem.kind.${kind}`) })}
        </h2>
        <StatePill state={state} />
        {wish === 'money_back' && <span className={classes.wish}>{t('problems.moneyBack')}</span>}
      </div>
      <p className={classes.facts}>
        <span>{customerName ?? t('problems.formerGuest')}</span>
        {side === 'admin' && (
          <span>
            {restaurantName}, {cityName(city)}
          </span>
        )}
        <time dateTime={createdAt}>{formatDateTime(createdAt, t.language)}</time>
      </p>
      <ProblemWords
        problem={problem}
        noText={t('problems.noWords')}
        nameOf={(by) => (by === 'admin' ? t('problems.byAdmin') : restaurantName)}
      />
      {isWriting ? (
        <AnswerForm
          problem={problem}
          side={side}
          onClose={() => {
            isBack.current = true;
            onWrite(false);
          }}
          onAnswered={() => {
            onWrite(false);
            onSettled();
          }}
        />
      ) : (
        state !== 'closed' && (
          <div className={classes.actions}>
            <Button
              ref={button}
              variant="default"
              size="md"
              leftSection={<IconMessageReply size={18} aria-hidden />}
              aria-label={t('problems.answerTo', { id: orderId })}
              onClick={() => onWrite(true)}
            >
              {t('problems.answer')}
            </Button>
            {side === 'admin' && (
              <>
                <ButtonLink to="/admin/dashboard/orders" search={{ id: orderId }} variant="default" size="md">
                  {t('problems.order')}
                </ButtonLink>
                <CloseProblem problem={problem} onClosed={onSettled} />
              </>
            )}
          </div>
        )
      )}
    </article>
  );
}
