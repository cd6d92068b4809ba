import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.ts';
import { stationsQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import type { DishForm } from './use-dish-form.ts';

/** Where the kitchen makes the dish, if it has stations to tell apart. */
export function StationSelect({ form }: { form: DishForm }) {
  const t = useText();
  const { data: stations = [] } = useQuery(stationsQuery());
  const [first, second] = stations;
  if (!first || !second) return null;
  const chosen = stations.find(({ id }) => String(id) === form.values.stationId) ?? first;
  return (
    <NativeSelect
      label={t('menuEditor.station')}
      description={t('menuEditor.stationHint')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={stations.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...form.getInputProps('stationId')}
      value={String(chosen.id)}
    />
  );
}
