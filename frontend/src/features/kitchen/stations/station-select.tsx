import { NativeSelect } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import classes from './stations.module.css';
import { useStations } from './stations-context.ts';

/** Where this device stands. There is nothing to choose in a kitchen without stations. */
export function StationSelect() {
  const t = useText();
  const stations = useStations();
  if (!stations) return null;
  const { list, own, choose } = stations;
  return (
    <NativeSelect
      className={classes.select}
      size="md"
      aria-label={t('queue.station.choose')}
      data={[
        { value: '', label: t('queue.station.all') },
        ...list.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={own === null ? '' : String(own.id)}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
    />
  );
}
