import { useMutation } from '@tanstack/react-query';
import { IconAlertTriangle, IconCircleCheck, IconPlugConnected } from '@tabler/icons-react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { testPos } from '../../../lib/api/kitchen/pos.ts';
import classes from './pos.module.css';

/** Asks the POS whether it understands, and says the answer in words. */
export function PosTest() {
  const t = useText();
  const describe = useDescribePanelError();
  const test = useMutation({
    mutationFn: testPos,
    onError: (error) => void showToast({ title: t('till.testFailed'), message: describe(error), tone: 'failure' }),
  });
  const result = test.data;
  return (
    <div className={classes.test}>
      <BusyButton
        size="md"
        variant="default"
        isBusy={test.isPending}
        leftSection={<IconPlugConnected size={20} aria-hidden />}
        onClick={() => test.mutate()}
      >
        {t('till.test')}
      </BusyButton>
      <div role="status">
        {result && !test.isPending && (
          <p className={classes.result} data-failed={result.failure !== null || undefined}>
            {result.failure === null ? (
              <>
                <IconCircleCheck size={20} aria-hidden />
                {t('till.testOk', { ms: result.durationMs })}
              </>
            ) : (
              <>
                <IconAlertTriangle size={20} aria-hidden />
                {t(`till.failure.${result.failure}`, { status: result.httpStatus ?? '–' })}
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
