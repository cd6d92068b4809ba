import { Button, Checkbox, Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './hours-screen.module.css';
import '@mantine/core/styles/Checkbox.layer.css';

interface Props {
  /** The week begins with Monday. */
  names: readonly string[];
  day: number;
  onCopy: (to: number[]) => void;
}

/** The button that was clicked is gone, so that the focus needs a new place. */
const focus = (node: HTMLInputElement | null) => node?.focus();

/** Takes the hours of one day over to those that are ticked. */
export function CopyHours({ names, day, onCopy }: Props) {
  const t = useText();
  const name = names[day] ?? '';
  const others = names.flatMap((_, index) => (index === day ? [] : [index]));
  const [chosen, setChosen] = useState<number[] | null>(null);
  if (chosen === null) {
    return (
      <Button
        variant="subtle"
        color="gray"
        mih={44}
        leftSection={<IconCopy size={18} aria-hidden />}
        aria-label={t('settings.hours.copyOf', { name })}
        onClick={() => setChosen(others)}
      >
        {t('settings.hours.copy')}
      </Button>
    );
  }
  return (
    <fieldset className={classes.copy}>
      <legend>{t('settings.hours.copyTo', { name })}</legend>
      <Group gap="sm">
        {others.map((index) => (
          <Checkbox
            key={index}
            size="md"
            label={names[index]}
            ref={index === others[0] ? focus : undefined}
            checked={chosen.includes(index)}
            onChange={(event) =>
              setChosen(
                event.currentTarget.checked ? [...chosen, index] : chosen.filter((otherDay) => otherDay !== index),
              )
            }
          />
        ))}
      </Group>
      <Group gap="sm">
        <Button
          mih={44}
          disabled={chosen.length === 0}
          onClick={() => {
            onCopy(chosen);
            setChosen(null);
          }}
        >
          {t('settings.hours.copyNow', { count: chosen.length })}
        </Button>
        <Button mih={44} variant="default" onClick={() => setChosen(null)}>
          {t('action.cancel')}
        </Button>
      </Group>
    </fieldset>
  );
}
