import type { City } from '@contracts/constants.ts';
import { POSTCODE_DIGITS } from '@contracts/places/postcode.ts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import { choosePostcode } from './choose-postcode.ts';
import { usePostcode } from './postcode-state.ts';

interface Props {
  city: City;
  /** Left out: only a postcode of this city will do. */
  onChooseCity?: (city: City) => void;
  onClose: () => void;
}

/** Asks for the postcode of a city, and for no more: it may be left out and taken back. */
export default function PostcodeDialog({ city, onChooseCity, onClose }: Props) {
  const t = useText();
  const kept = usePostcode(city) ?? '';
  const [typed, setTyped] = useState(kept);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const choose = async (postcode: string) => {
    setBusy(true);
    const found = await choosePostcode(postcode, city, onChooseCity ?? null);
    setBusy(false);
    setProblem(found);
    if (found === '') onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('place.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void choose(typed);
        }}
      >
        <Stack gap="md">
          <Text>{t('place.text')}</Text>
          <TextInput
            data-autofocus
            size="md"
            label={t('common.postcode')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={POSTCODE_DIGITS}
            value={typed}
            error={problem}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem('');
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={() => (kept === '' ? onClose() : void choose(''))}>
              {t('place.forget')}
            </Button>
            <BusyButton type="submit" size="md" isBusy={isBusy}>
              {t('place.apply')}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
