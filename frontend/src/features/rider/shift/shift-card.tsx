import type { RiderShiftView } from '@contracts/riders/riders.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { riderOrdersQuery, riderShiftQuery, setRiderShift } from '../../../lib/api/rider.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import type { PlaceProblem } from '../positions/use-positions.ts';
import classes from '../rider.module.css';

interface Props {
  shift: RiderShiftView;
  /** What would be free again with the shift's end. */
  hasOrders: boolean;
  placeProblem: PlaceProblem | null;
}

/** The large switch, and what it means: who sees what, for how long. */
export function ShiftCard({ shift, hasOrders, placeProblem }: Props) {
  const t = useText();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: setRiderShift,
    onSuccess: (changed) => {
      queryClient.setQueryData(riderShiftQuery().queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: riderOrdersQuery().queryKey });
    },
  });
  const change = () => {
    if (shift.isOn && hasOrders) setIsAsking(true);
    else mutate(!shift.isOn);
  };
  return (
    <section className={classes.shift} data-on={shift.isOn} aria-labelledby="rider-shift">
      <div role="status">
        <h2 id="rider-shift" className={classes.shiftTitle}>
          {t(shift.isOn ? 'rider.shift.on' : 'rider.shift.off')}
        </h2>
        {shift.since !== null && <p>{t('rider.shift.since', { time: formatTime(shift.since) })}</p>}
      </div>
      <BusyButton
        size={shift.isOn ? 'lg' : 'xl'}
        variant={shift.isOn ? 'default' : 'filled'}
        isBusy={isPending}
        onClick={change}
        className={classes.large}
      >
        {t(shift.isOn ? 'rider.shift.end' : 'rider.shift.start')}
      </BusyButton>
      {error && (
        <p role="alert" className={classes.refusal}>
          {t('rider.shift.needsLine', { problem: describe(error) })}
        </p>
      )}
      {placeProblem !== null && (
        <p role="alert" className={classes.refusal}>
          {t(`rider.place.${placeProblem}`)}
        </p>
      )}
      {shift.isOn ? (
        <details className={classes.who}>
          <summary>{t('rider.shift.who')}</summary>
          <p className={classes.seen}>{t('rider.shift.seen')}</p>
        </details>
      ) : (
        <p className={classes.seen}>{t('rider.shift.seen')}</p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('rider.shift.endTitle')}
          text={t('rider.shift.endText')}
          confirm={t('rider.shift.end')}
          onConfirm={() => {
            setIsAsking(false);
            mutate(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
