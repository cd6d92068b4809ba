import { Button } from '@mantine/core';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { RefusedCall } from '../orders/use-order-calls.ts';
import classes from '../rider.module.css';
import type { Steps } from './use-steps.ts';

interface Props {
  steps: Steps;
  /** What was refused at once. */
  refused: RefusedCall | null;
  onForget: () => void;
}

/** What waits for a line, and what the server did not take when it was there again. */
export function StepNotices({ steps: { queue, refusal, forgetRefusal }, refused, onForget }: Props) {
  const t = useText();
  const describe = useDescribeError();
  const said = refusal ? { id: refusal.step.orderId, error: refusal.error } : refused;
  return (
    <>
      <div role="status" className={classes.announced}>
        {queue.length > 0 && <p className={classes.waiting}>{t('rider.waiting', { count: queue.length })}</p>}
      </div>
      {said && (
        <div role="alert" className={classes.refusal}>
          <p>{t('rider.refused', { id: said.id, problem: describe(said.error) })}</p>
          <Button
            variant="default"
            size="md"
            onClick={() => {
              forgetRefusal();
              onForget();
            }}
          >
            {t('rider.dismiss')}
          </Button>
        </div>
      )}
    </>
  );
}
