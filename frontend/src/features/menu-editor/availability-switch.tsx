import { Switch } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import classes from './availability-switch.module.css';
import '@mantine/core/styles/Switch.layer.css';

interface Props {
  /** Of the dish or option. */
  name: string;
  available: boolean;
  onChange: (available: boolean) => void;
}

/** There or sold out, for customers at once. */
export function AvailabilitySwitch({ name, available, onChange }: Props) {
  const t = useText();
  return (
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
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
