import type { OpeningSpan } from '@contracts/restaurants/settings.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { endsNextDay, hasRoom, nextSpan, readClock } from './hours-model.ts';
import classes from './span-fields.module.css';
import '@mantine/core/styles/ActionIcon.layer.css';

/** There is room for `9:30 Uhr`. */
const MAX_CLOCK_LENGTH = 9;

interface Props {
  /** Of the day, for those who hear its fields. */
  name: string;
  /** Of the field in the form: `week.0.spans`. */
  path: string;
  spans: readonly OpeningSpan[];
  errors: FormErrors;
  onChange: (spans: OpeningSpan[]) => void;
}

/** The hours of one day: none, one, or several with a break between. */
export function SpanFields({ name, path, spans, errors, onChange }: Props) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [addedPath, setAddedPath] = useState<string | null>(null);
  useEffect(() => {
    if (addedPath !== null) root.current?.querySelector<HTMLElement>(`[data-path="${addedPath}"]`)?.focus();
  }, [addedPath]);

  const change = (index: number, part: Partial<OpeningSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  const field = (index: number, end: keyof OpeningSpan, label: string) => ({
    inputMode: 'numeric' as const,
    placeholder: '00:00',
    maxLength: MAX_CLOCK_LENGTH,
    classNames: { root: classes.time, error: classes.refusal },
    'aria-label': t('settings.hours.of', { label, name, number: index + 1 }),
    value: spans[index]?.[end] ?? '',
    'data-path': `${path}.${index}.${end}`,
    error: errors[`${path}.${index}.${end}`],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(index, { [end]: event.currentTarget.value }),
    onBlur: (event: FocusEvent<HTMLInputElement>) => change(index, { [end]: readClock(event.currentTarget.value) }),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') change(index, { [end]: readClock(event.currentTarget.value) });
    },
  });

  return (
    <div ref={root} className={classes.spans}>
      {spans.length === 0 && <p className={classes.closed}>{t('settings.hours.closed')}</p>}
      {spans.map((span, index) => (
        <div key={index} className={classes.span}>
          <TextInput {...field(index, 'opens', t('settings.hours.opens'))} />
          <span className={classes.to} aria-hidden>
            –
          </span>
          <TextInput {...field(index, 'closes', t('settings.hours.closes'))} />
          <ActionIcon
            size={44}
            aria-label={t('settings.hours.remove', { name, number: index + 1 })}
            onClick={() => {
              onChange(spans.filter((_, at) => at !== index));
              addButton.current?.focus();
            }}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
          {endsNextDay(span) && <p className={classes.night}>{t('settings.hours.nextDay', { time: span.closes })}</p>}
        </div>
      ))}
      {errors[path] && (
        <p className={classes.problem} role="alert">
          {errors[path]}
        </p>
      )}
      <BusyButton
        ref={addButton}
        variant="subtle"
        mih={44}
        classNames={{ root: classes.add, section: classes.addIcon, label: classes.addLabel }}
        isHeld={!hasRoom(spans)}
        leftSection={<IconPlus size={18} aria-hidden />}
        aria-label={t('settings.hours.addTo', { name })}
        onClick={() => {
          onChange([...spans, nextSpan(spans)]);
          setAddedPath(`${path}.${spans.length}.opens`);
        }}
      >
        {t('settings.hours.add')}
      </BusyButton>
    </div>
  );
}
