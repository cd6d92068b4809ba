import type { AddressView } from '@contracts/accounts/account.ts';
import { ActionIcon, Badge } from '@mantine/core';
import { IconHome, IconMapPinPlus, IconPencil } from '@tabler/icons-react';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { useText } from '../../i18n/use-text.ts';

interface Props {
  labelledBy: string;
  addresses: readonly AddressView[];
  /** `typed` stands for an address that is not in the book. */
  value: number | 'typed';
  onChange: (value: number | 'typed') => void;
  onEdit: (address: AddressView) => void;
}

/** The customer's addresses to choose from, the last choice being another one. */
export function AddressPicker({ labelledBy, addresses, value, onChange, onEdit }: Props) {
  const t = useText();
  return (
    <RadioCards
      labelledBy={labelledBy}
      value={String(value)}
      onChange={(choice) => onChange(choice === 'typed' ? 'typed' : Number(choice))}
      cards={[
        ...addresses.map((address) => ({
          value: String(address.id),
          icon: <IconHome size={24} stroke={1.7} aria-hidden />,
          label: (
            <>
              {address.label}
              {address.isDefault && (
                <Badge variant="light" color="slate" size="sm">
                  {t('address.default')}
                </Badge>
              )}
            </>
          ),
          hint: address.address,
          action: (
            <ActionIcon
              size={44}
              aria-label={t('address.edit', { name: address.label })}
              onClick={() => onEdit(address)}
            >
              <IconPencil size={20} stroke={1.8} aria-hidden />
            </ActionIcon>
          ),
        })),
        {
          value: 'typed',
          label: t('checkout.otherAddress'),
          icon: <IconMapPinPlus size={24} stroke={1.7} aria-hidden />,
        },
      ]}
    />
  );
}
