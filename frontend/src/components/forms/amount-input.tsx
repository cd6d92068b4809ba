import { TextInput, type TextInputProps } from '@mantine/core';
import { useLanguage } from '../../i18n/use-text.ts';
import { stepped } from '../../lib/format/euro-text.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'step'> {
  value: string;
  onChange: (text: string) => void;
  /** How far an arrow key goes. */
  stepCents: number;
  maxCents: number;
}

/**
 * An amount of euro. A text field, because a number field has the decimal sign of the browser's language, not the page's,
 * and loses what it does not take; the arrow keys step it all the same.
 */
export function AmountInput({ value, onChange, stepCents, maxCents, ...props }: Props) {
  const [language] = useLanguage();
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      step={stepCents / 100}
      {...props}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        const next = direction === undefined ? null : stepped(value, direction * stepCents, maxCents, language);
        if (next === null) return;
        event.preventDefault();
        onChange(next);
      }}
    />
  );
}
