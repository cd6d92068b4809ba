import { UNTIL_TOMORROW } from '@contracts/restaurants/capacity.ts';
import type { IsoTime } from '@contracts/units.ts';
import type { AvailabilityRequest } from '@contracts/http/requests.gen.ts';
import { NativeSelect } from '@mantine/core';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import { formatComing } from '../../../lib/format/dates/weekdays.ts';
import { timesLeft } from './times-left.ts';

const FOR_GOOD = '';
const HELD = 'held';

interface Props {
  /** The name of the dish or option. */
  name: string;
  soldOutUntil: IsoTime | null;
  onChange: (wish: AvailabilityRequest) => void;
}

/** For how long something is sold out. Every choice takes effect at once, as the switch beside it does. */
export function SoldOutSelect({ name, soldOutUntil, onChange }: Props) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <NativeSelect
      size="sm"
      aria-label={t('menuEditor.soldOutHowLong', { name })}
      value={soldOutUntil === null ? FOR_GOOD : HELD}
      onChange={({ currentTarget: { value } }) => {
        if (value !== HELD) onChange({ available: false, ...(value !== FOR_GOOD && { until: value }) });
      }}
    >
      {soldOutUntil !== null && (
        <option value={HELD}>{t('menuEditor.soldOutUntil', { time: formatComing(soldOutUntil, language) })}</option>
      )}
      <option value={FOR_GOOD}>{t('menuEditor.soldOutForGood')}</option>
      <option value={UNTIL_TOMORROW}>{t('menuEditor.soldOutUntilTomorrow')}</option>
      <optgroup label={t('menuEditor.soldOutToday')}>
        {timesLeft(formatTime(new Date())).map((time) => (
          <option key={time} value={time}>
            {t('menuEditor.soldOutUntil', { time })}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  );
}
