import { Stack, Text, TextInput } from '@mantine/core';
import { WITHOUT_CODE_REASONS, type WithoutCodeReason } from '@contracts/orders/handover.ts';
import type { RiderOrderView } from '@contracts/riders/riders.ts';
import { useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { isApiError } from '../../../lib/http/http.ts';
import classes from '../rider.module.css';

const CODE_DIGITS = 4;

type Proof = { readonly code: string } | { readonly withoutCode: WithoutCodeReason };

interface Props {
  order: RiderOrderView;
  /** Throws what the server has against it. */
  onSubmit: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** The guest's four digits, or why there are none. */
export function HandOverDialog({ order, onSubmit, onClose }: Props) {
  const t = useText();
  const describe = useDescribeError();
  const [code, setCode] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isShort, setIsShort] = useState(false);
  const [sent, setSent] = useState<Proof | null>(null);

  const submit = (proof: Proof) => {
    setSent(proof);
    setError(null);
    onSubmit(proof)
      .catch((refusal: unknown) => {
        setError(refusal);
        if (isApiError(refusal, 'wrong_handover_code')) setCode('');
      })
      .finally(() => setSent(null));
  };
  const isCodeRefused = isApiError(error, 'wrong_handover_code');
  const atCode = isShort ? t('rider.code.short') : isCodeRefused ? describe(error) : undefined;

  return (
    <Dialog title={t('rider.code.title', { id: order.id })} onClose={onClose} closeSize="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsShort(code.length !== CODE_DIGITS);
          if (code.length === CODE_DIGITS) submit({ code });
          else setError(null);
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            size="xl"
            label={t('rider.code.label')}
            description={t('rider.code.hint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_DIGITS}
            value={code}
            error={atCode}
            classNames={{ root: classes.codeField ?? '', input: classes.code ?? '' }}
            onChange={({ currentTarget }) => {
              setIsShort(false);
              setCode(currentTarget.value.replaceAll(/\D/g, ''));
            }}
          />
          {error !== null && !isCodeRefused && (
            <p role="alert" className={classes.refusal}>
              {describe(error)}
            </p>
          )}
          <BusyButton
            type="submit"
            size="lg"
            fullWidth
            className={classes.large}
            isBusy={sent !== null && 'code' in sent}
            isHeld={sent !== null}
          >
            {t('rider.code.confirm')}
          </BusyButton>
          <section aria-labelledby="without-code">
            <Text component="h3" id="without-code" fw={650} size="md">
              {t('rider.code.without')}
            </Text>
            <Text size="sm" c="dimmed" mb="xs">
              {t('rider.code.withoutHint')}
            </Text>
            <Stack gap="xs">
              {WITHOUT_CODE_REASONS.map((reason) => (
                <BusyButton
                  key={reason}
                  size="md"
                  variant="default"
                  fullWidth
                  isBusy={sent !== null && 'withoutCode' in sent && sent.withoutCode === reason}
                  isHeld={sent !== null}
                  onClick={() => submit({ withoutCode: reason })}
                >
                  {t(`rider.code.${reason}`)}
                </BusyButton>
              ))}
            </Stack>
          </section>
        </Stack>
      </form>
    </Dialog>
  );
}
