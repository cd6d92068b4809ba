import { Anchor, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Anchor.layer.css';

/** As the server shows them: `abcde-fghij`. */
const MAX_CODE_LENGTH = 20;

interface Props {
  value: string;
  onChange: (code: string) => void;
  /** Why the last code was refused; the focus goes to the field with each new one. */
  failure: { text: string } | null;
}

/** The second factor's code, or one of the recovery codes for whoever is without their app. */
export function CodeField({ value, onChange, failure }: Props) {
  const t = useText();
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [failure, isRecovery]);
  return (
    <div>
      <TextInput
        ref={field}
        name="code"
        label={t(isRecovery ? 'adminLogin.recoveryCode' : 'adminLogin.code')}
        description={t(isRecovery ? 'adminLogin.recoveryCodeHint' : 'adminLogin.codeHint')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        required
        withAsterisk={false}
        value={value}
        error={failure?.text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Anchor
        component="button"
        type="button"
        size="sm"
        mih={44}
        onClick={() => {
          setRecovery(!isRecovery);
          onChange('');
        }}
      >
        {t(isRecovery ? 'adminLogin.useApp' : 'adminLogin.useRecovery')}
      </Anchor>
    </div>
  );
}
