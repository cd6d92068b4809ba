import type { AddedPasskeyView } from '@contracts/accounts/passkeys.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { addPasskey, passkeysQuery } from '../../lib/api/account/security.ts';
import { withStepUp } from '../../lib/api/account/step-up.ts';
import { useReasonOf } from './use-reason-of.ts';

/** Makes a passkey by this name. The person may stop the browser's question, which is no fault. */
export function useAddPasskey(onAdded?: (added: AddedPasskeyView) => void) {
  const t = useText();
  const reasonOf = useReasonOf();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => withStepUp(() => addPasskey(name)),
    onSuccess: (added) => {
      void showToast({ title: t('passkey.added'), tone: 'success' });
      onAdded?.(added);
    },
    onError: (error) => {
      void showToast({ title: t('passkey.notAdded'), message: reasonOf(error), tone: 'failure' });
    },
    onSettled: () => queryClient.invalidateQueries(passkeysQuery()),
  });
}
