import type { Fulfilment } from '@contracts/orders/fulfilment.ts';
import type { CancelReason } from '@contracts/orders/order-status.ts';
import { Radio, Stack } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';

interface Props {
  label: string;
  reasons: readonly CancelReason[];
  /** Left out where nobody knows. */
  fulfilment?: Fulfilment | undefined;
  value: CancelReason | null;
  onChange: (reason: CancelReason | null) => void;
  error?: string | undefined;
}

/** Why an order is cancelled. In a dialog the first reason has the focus. */
export function ReasonChoice({ label, reasons: all, fulfilment, value, onChange, error }: Props) {
  const t = useText();
  // What is picked up has no address.
  const reasons = fulfilment === 'pickup' ? all.filter((reason) => reason !== 'address_out_of_range') : all;
  return (
    <Radio.Group
      label={label}
      value={value}
      error={error}
      data-refused={error !== undefined || undefined}
      onChange={(chosen) => onChange(reasons.find((reason) => reason === chosen) ?? null)}
    >
      <Stack gap="sm" mt="xs">
        {reasons.map((reason, index) => (
          <Radio
            key={reason}
            value={reason}
            size="md"
            label={t(`reason.${reason}`)}
            data-autofocus={index === 0 || undefined}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
