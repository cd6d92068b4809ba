import { MAX_STATION_NAME, MAX_STATIONS, type StationView } from '@contracts/menus/stations.ts';
import type { StationsRequest } from '@contracts/http/requests.gen.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FreshData } from '../../../components/cards/fresh-data.tsx';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';
import { ListButtons } from '../../../components/forms/list-buttons.tsx';
import { SettingsForm } from '../../../components/forms/settings-form.tsx';
import { useSettingsForm } from '../../../components/forms/use-settings-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { stationsQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { saveStations } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { SettingsPage } from '../settings-page.tsx';
import classes from './stations-screen.module.css';

export function StationsScreen() {
  const t = useText();
  return (
    <SettingsPage section="stations" lead={t('settings.stations.lead')}>
      <FreshData query={stationsQuery()}>{(stations) => <StationsForm stations={stations} />}</FreshData>
    </SettingsPage>
  );
}

interface StationValues {
  /** Of its place on the screen, also when it moves. */
  key: string;
  id: number | null;
  name: string;
}

interface Values extends Record<string, unknown> {
  stations: StationValues[];
  removedIds: number[];
}

const toValues = (stations: readonly StationView[]): Values => ({
  stations: stations.map(({ id, name }) => ({ key: String(id), id, name })),
  removedIds: [],
});

function toRequest({ stations, removedIds }: Values): StationsRequest {
  return { stations: stations.map(({ id, name }) => ({ ...(id !== null && { id }), name: name.trim() })), removedIds };
}

function StationsForm({ stations: known }: { stations: StationView[] }) {
  const t = useText();
  const queryClient = useQueryClient();
  const [said, setSaid] = useState('');
  const { form, ...state } = useSettingsForm({
    initial: toValues(known),
    validate: ({ stations }) =>
      Object.fromEntries(
        stations.flatMap(({ name }, index) =>
          name.trim() === '' ? [[`stations.${index}.name`, t('settings.stations.nameless')]] : [],
        ),
      ),
    send: (values) => saveStations(toRequest(values)),
    toValues,
    onSaved: (answer) => queryClient.setQueryData(stationsQuery().queryKey, answer),
  });
  const { stations } = form.values;
  const dishCounts = new Map(known.map(({ id, dishIds }) => [id, dishIds.length]));

  const add = () => {
    form.insertListItem('stations', { key: crypto.randomUUID(), id: null, name: '' } satisfies StationValues);
    requestAnimationFrame(() => form.getInputNode(`stations.${stations.length}.name`)?.focus());
  };
  const remove = (index: number) => {
    const id = stations[index]?.id ?? null;
    form.removeListItem('stations', index);
    if (id !== null) form.setFieldValue('removedIds', [...form.values.removedIds, id]);
  };
  const move = (from: number, to: number, name: string) => {
    form.reorderListItem('stations', { from, to });
    setSaid(t('settings.stations.moved', { name, position: to + 1 }));
  };
  return (
    <SettingsForm {...state} onDiscard={form.reset}>
      <SettingsCard id="stations-list" title={t('settings.section.stations')}>
        {stations.length === 0 && <Text c="dimmed">{t('settings.stations.empty')}</Text>}
        <ol className={classes.list}>
          {stations.map(({ key, id, name: typed }, index) => {
            const name = typed.trim() || t('settings.stations.new');
            const count = id === null ? 0 : (dishCounts.get(id) ?? 0);
            return (
              <li key={key} className={classes.station}>
                <TextInput
                  className={classes.name}
                  label={t('settings.stations.name', { number: index + 1 })}
                  description={index === 0 ? t('settings.stations.first') : t('settings.stations.dishes', { count })}
                  required
                  maxLength={MAX_STATION_NAME}
                  {...form.getInputProps(`stations.${index}.name`)}
                />
                <ListButtons
                  labels={{
                    up: t('settings.stations.up', { name }),
                    down: t('settings.stations.down', { name }),
                    remove: t('settings.stations.remove', { name }),
                  }}
                  onUp={index === 0 ? null : () => move(index, index - 1, name)}
                  onDown={index === stations.length - 1 ? null : () => move(index, index + 1, name)}
                  onRemove={() => remove(index)}
                />
              </li>
            );
          })}
        </ol>
        <span className="spoken" role="status">
          {said}
        </span>
        <div>
          <Button
            variant="default"
            size="md"
            disabled={stations.length >= MAX_STATIONS}
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={add}
          >
            {t('settings.stations.add')}
          </Button>
        </div>
      </SettingsCard>
    </SettingsForm>
  );
}
