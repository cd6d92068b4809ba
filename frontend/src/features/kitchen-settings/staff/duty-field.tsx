import { STAFF_DUTIES, type StaffDuty } from '@contracts/riders/duty.ts';
import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';

interface Props {
  value?: StaffDuty;
  onChange?: (value: string) => void;
  error?: ReactNode;
}

/** What the login is for; each choice says what it shows. */
export function DutyField(props: Props) {
  const t = useText();
  return (
    <Radio.Group label={t('settings.staff.duty')} {...props}>
      <Stack gap="sm" mt="xs">
        {STAFF_DUTIES.map((duty) => (
          <Radio
            key={duty}
            value={duty}
            size="md"
            label={t(`settings.staff.duty.${duty}`)}
            description={t(`settings.staff.dutyHint.${duty}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
