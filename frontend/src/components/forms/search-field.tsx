import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const TYPING_MS = 300;

interface Props {
  className?: string | undefined;
  label: string;
  placeholder: string;
  maxLength: number;
  value: string | undefined;
  onChange: (q: string | undefined) => void;
  /** Why the server cannot look for what is typed; it is not asked then. */
  obstacleTo?: (q: string) => string | undefined;
}

/** Asks a moment after the last letter. */
export function SearchField(props: Props) {
  const { className, label, placeholder, maxLength, value, onChange, obstacleTo = () => undefined } = props;
  const [typed, setTyped] = useState(value ?? '');
  // The way back, and a link with a search, change the address without the field.
  const [followed, setFollowed] = useState(value);
  const trimmed = typed.trim();
  if (followed !== value) {
    setFollowed(value);
    if (value !== (trimmed || undefined)) setTyped(value ?? '');
  }
  const find = useDebouncedCallback((q: string) => {
    if (q === '' || obstacleTo(q) === undefined) onChange(q || undefined);
  }, TYPING_MS);
  return (
    <TextInput
      className={className}
      type="search"
      label={label}
      placeholder={placeholder}
      description={trimmed === '' ? undefined : obstacleTo(trimmed)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={maxLength}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        find(event.currentTarget.value.trim());
      }}
    />
  );
}
