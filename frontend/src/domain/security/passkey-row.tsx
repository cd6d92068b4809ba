import type { PasskeyView } from '@contracts/accounts/passkeys.ts';
import { Button, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { formatShortDate } from '../../lib/format/dates/dates.ts';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';
import classes from './security.module.css';

interface Props {
  passkey: PasskeyView;
  /** What else can be done with it. */
  children: ReactNode;
}

/** A passkey by its name, which can be changed where it stands. */
export function PasskeyRow({ passkey, children }: Props) {
  const t = useText();
  const [isNaming, setNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasNamed = useRef(false);
  useEffect(() => {
    // Back to where the form was opened from, which was not on the screen meanwhile.
    if (!isNaming && hasNamed.current) opener.current?.focus();
    hasNamed.current = isNaming;
  }, [isNaming]);
  return (
    <li className={classes.row}>
      <IconFingerprint size={24} stroke={1.6} aria-hidden />
      {isNaming ? (
        <RenamePasskeyForm passkey={passkey} onDone={() => setNaming(false)} />
      ) : (
        <>
          <div className={classes.words}>
            <strong>{passkey.name}</strong>
            <Text size="sm" c="dimmed">
              {t('passkey.since', { date: formatShortDate(passkey.createdAt) })}
              {passkey.lastUsedAt !== null &&
                ` · ${t('passkey.lastUsed', { date: formatShortDate(passkey.lastUsedAt) })}`}
            </Text>
          </div>
          <Button
            ref={opener}
            variant="default"
            aria-label={t('passkey.renameOf', { name: passkey.name })}
            onClick={() => setNaming(true)}
          >
            {t('passkey.rename')}
          </Button>
          {children}
        </>
      )}
    </li>
  );
}
