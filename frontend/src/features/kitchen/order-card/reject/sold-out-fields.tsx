import { Checkbox, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { EVENING, untilChoices, type OrderedDish, type SoldOutFor } from '../../state/sold-out-choice.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/CheckboxIndicator.layer.css';

const WORDS = {
  [EVENING]: 'kitchen.reject.untilEvening',
  tomorrow: 'kitchen.reject.untilTomorrow',
  for_good: 'kitchen.reject.untilSwitchedOn',
} as const;

interface Props {
  dishes: readonly OrderedDish[];
  goneIds: readonly number[];
  onGone: (ids: readonly number[]) => void;
  until: SoldOutFor;
  onUntil: (until: SoldOutFor) => void;
}

/** What nobody else shall order, and for how long. */
export function SoldOutFields({ dishes, goneIds, onGone, until, onUntil }: Props) {
  const t = useText();
  // As of when the dialog opened: no choice goes away under a finger.
  const [choices] = useState(() => untilChoices(Date.now()));
  return (
    <Stack gap="md">
      <Checkbox.Group
        label={t('kitchen.reject.soldOut')}
        description={t('kitchen.reject.soldOutHint')}
        value={goneIds.map(String)}
        onChange={(ids) => onGone(ids.map(Number))}
      >
        <Stack gap="sm" mt="xs">
          {dishes.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)} label={name} size="md" />
          ))}
        </Stack>
      </Checkbox.Group>
      {goneIds.length > 0 && (
        <Radio.Group
          label={t('kitchen.reject.until')}
          value={until}
          onChange={(value) => onUntil(choices.find((choice) => choice === value) ?? until)}
        >
          <Stack gap="sm" mt="xs">
            {choices.map((choice) => (
              <Radio key={choice} value={choice} size="md" label={t(WORDS[choice], { time: EVENING })} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  );
}
