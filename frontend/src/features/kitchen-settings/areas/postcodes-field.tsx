import { MAX_AREA_POSTCODES, type PostcodeView } from '@contracts/places/delivery-areas.ts';
import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import classes from './areas-screen.module.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';

interface Props extends Pick<MultiSelectProps, 'error'> {
  value: string[];
  known: readonly PostcodeView[];
  onChange: (postcodes: string[]) => void;
  'data-path': string;
}

/** The last one chosen goes with Backspace; the arrow keys go through the list. */
export function PostcodesField({ value, known, onChange, ...rest }: Props) {
  const t = useText();
  return (
    <MultiSelect
      label={t('settings.areas.postcodes')}
      description={t('settings.areas.postcodesHint')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      required
      searchable
      hidePickedOptions
      size="md"
      inputMode="numeric"
      autoComplete="off"
      maxValues={MAX_AREA_POSTCODES}
      classNames={{ pillsList: classes.pills }}
      maxDropdownHeight={240}
      nothingFoundMessage={t('settings.areas.postcodesNone')}
      // Within the page's landmarks, where screen readers look for it.
      comboboxProps={{ withinPortal: false }}
      data={known.map(({ postcode }) => postcode)}
      value={value}
      onChange={(chosen) => onChange(chosen.toSorted())}
      {...rest}
    />
  );
}
