import type { IsoTime } from '@contracts/units.ts';
import type { AvailabilityRequest } from '@contracts/http/requests.gen.ts';
import { Switch } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import classes from './availability-switch.module.css';
import { SoldOutSelect } from './sold-out-select.tsx';
import '@mantine/core/styles/Switch.layer.css';

interface Props {
  /** The name of the dish or option. */
  name: string;
  available: boolean;
  soldOutUntil: IsoTime | null;
  onChange: (wish: AvailabilityRequest) => void;
}

/** There or sold out, for customers at once; and for how long. */
export function AvailabilitySwitch({ name, available, soldOutUntil, onChange }: Props) {
  const t = useText();
  return (
    <div>
      <Switch
        className={classes.switch}
        size="md"
        color="herb"
        checked={available}
        aria-label={t('menuEditor.availableName', { name })}
        label={
          <span className={classes.word} data-available={available || undefined}>
            {available ? t('menuEditor.available') : t('menuEditor.unavailable')}
          </span>
        }
        onChange={(event) => onChange({ available: event.currentTarget.checked })}
      />
      {!available && <SoldOutSelect name={name} soldOutUntil={soldOutUntil} onChange={onChange} />}
    </div>
  );
}
