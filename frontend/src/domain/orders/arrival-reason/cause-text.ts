import type { ArrivalView } from '@contracts/orders/prediction.ts';
import type { Translate } from '../../../i18n/texts.ts';

/** Why it comes later, in one sentence; null where nobody knows, or where it does not. */
export function causeText({ cause, stopsBefore }: Pick<ArrivalView, 'cause' | 'stopsBefore'>, t: Translate) {
  if (cause === null) return null;
  return cause === 'ride' && stopsBefore !== null && stopsBefore > 0
    ? t('arrival.cause.stops', { count: stopsBefore })
    : t(`arrival.cause.${cause}`);
}
