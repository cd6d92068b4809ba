import { MAX_LENGTH } from '@contracts/constants.ts';
import { IconSearch } from '@tabler/icons-react';

interface Props {
  className: string | undefined;
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Looks through the dishes that are on screen. */
export function MenuSearchField({ className, label, value, onChange }: Props) {
  return (
    <search className={className}>
      <IconSearch size={19} aria-hidden />
      <input
        type="search"
        value={value}
        maxLength={MAX_LENGTH.search}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  );
}
