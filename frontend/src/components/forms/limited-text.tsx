import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { lengthOf } from '../../lib/format/text-length.ts';

/** From here on the limit is worth a line. */
const NEAR = 0.8;

interface Limit {
  /** In characters, as the server counts them. Nothing is cut off: what is too long stays to be shortened. */
  max: number;
  value: string;
}

const ORDER: TextareaProps['inputWrapperOrder'] = ['label', 'input', 'error', 'description'];

function useCounter({ max, value }: Limit): string | undefined {
  const t = useText();
  const used = lengthOf(value);
  return used > max * NEAR ? t('common.length', { used, max }) : undefined;
}

/** Says how much room is left once it gets tight. */
export function LimitedTextarea({ max, description, ...rest }: Omit<TextareaProps, 'value' | 'maxLength'> & Limit) {
  const counter = useCounter({ max, value: rest.value });
  return (
    <Textarea
      autosize
      minRows={2}
      maxRows={12}
      inputWrapperOrder={ORDER}
      {...rest}
      description={counter ?? description}
    />
  );
}

export function LimitedTextInput({ max, description, ...rest }: Omit<TextInputProps, 'value' | 'maxLength'> & Limit) {
  const counter = useCounter({ max, value: rest.value });
  return <TextInput inputWrapperOrder={ORDER} {...rest} description={counter ?? description} />;
}
