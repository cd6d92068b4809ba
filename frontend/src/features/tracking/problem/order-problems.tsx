import { canReportProblem } from '@contracts/orders/order-problems.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Loading } from '../../../components/notices/loading.tsx';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { orderProblemsQuery } from '../../../lib/api/order-problems.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import boxes from '../tracking-screen.module.css';
import classes from './order-problems.module.css';
import { ReportedProblem } from './reported-problem.tsx';

const ProblemForm = lazyPart(() => import('./problem-form.tsx'));

/** What whoever ordered reported and was answered, live, and the form for more; nothing before there can be a problem. */
export function OrderProblems({ order, token }: { order: OrderView; token: string | undefined }) {
  const t = useText();
  const [isWriting, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  const canReport = useClock((now) => canReportProblem(courseOf(order), now));
  // Most orders are followed and never reported: nothing is asked for before there can be anything.
  const mayHaveSome = canReport || (order.status !== 'pending' && order.status !== 'preparing');
  const query = orderProblemsQuery(order.id, order.guestToken ?? undefined);
  const refetchInterval = useFallbackInterval();
  const { data: problems = [] } = useQuery({ ...query, refetchInterval, enabled: mayHaveSome });
  useLive(mayHaveSome ? `order:${order.id}` : null, {
    queryKey: query.queryKey,
    token,
    snapshot: READ_ANEW,
    events: { 'order:problem': READ_ANEW },
  });
  useEffect(() => {
    if (isBack.current) button.current?.focus();
    isBack.current = false;
  }, [isWriting]);
  if (!canReport && !isWriting && problems.length === 0) return null;
  return (
    <section className={boxes.box} aria-labelledby="order-problems">
      <h2 id="order-problems" ref={heading} tabIndex={-1}>
        {t('problem.title')}
      </h2>
      <div className={classes.problems}>
        <div className={classes.list} aria-live="polite">
          {problems.map((problem) => (
            <ReportedProblem key={problem.id} problem={problem} restaurantName={order.restaurantName} />
          ))}
        </div>
        {isWriting ? (
          <Suspense fallback={<Loading heights={[320]} radius="lg" />}>
            <ProblemForm
              order={order}
              onSent={() => {
                setWriting(false);
                heading.current?.focus();
              }}
              onClose={() => {
                isBack.current = true;
                setWriting(false);
              }}
            />
          </Suspense>
        ) : (
          canReport && (
            <>
              {problems.length === 0 && <p>{t('problem.lead', { name: order.restaurantName })}</p>}
              <Button
                ref={button}
                variant="default"
                size="md"
                className={classes.open}
                leftSection={<IconMessageReport size={20} aria-hidden />}
                onClick={() => setWriting(true)}
              >
                {t(problems.length === 0 ? 'problem.report' : 'problem.another')}
              </Button>
            </>
          )
        )}
      </div>
    </section>
  );
}

const courseOf = ({ status, estimatedTo, updatedAt }: OrderView) => ({
  status,
  latestArrivalMs: estimatedTo === null ? null : Date.parse(estimatedTo),
  updatedAtMs: Date.parse(updatedAt),
});
