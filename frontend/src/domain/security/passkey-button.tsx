import type { AccountView } from '@contracts/accounts/account-views.ts';
import { Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { signInWithPasskey } from '../../lib/api/account/security.ts';
import classes from './security.module.css';
import { useReasonOf } from './use-reason-of.ts';

interface Props {
  kind: 'member' | 'admin';
  onSignedIn: (account: AccountView) => void;
}

/** Signs in whoever's passkey it is: the browser asks which. */
export function PasskeyButton({ kind, onSignedIn }: Props) {
  const t = useText();
  const reasonOf = useReasonOf();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = () => {
    setBusy(true);
    setFailure(null);
    signInWithPasskey(kind)
      .then(onSignedIn)
      .catch((error: unknown) => setFailure(reasonOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <div className={classes.signIn}>
      <BusyButton
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconFingerprint size={20} stroke={1.7} aria-hidden />}
        isBusy={isBusy}
        onClick={signIn}
      >
        {t('passkey.signIn')}
      </BusyButton>
      <Text role="status" c="danger" size="sm">
        {failure}
      </Text>
    </div>
  );
}
