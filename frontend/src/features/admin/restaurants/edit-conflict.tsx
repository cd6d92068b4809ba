import { Radio, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import classes from '../../../components/dialogs/detail-drawer.module.css';
import type { Merge } from './merge-edits.ts';
import { labelOf, wordsOf, type RestaurantValues } from './restaurant-values.ts';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';

const SIDES = ['theirs', 'mine'] as const;
type Side = (typeof SIDES)[number];
export type Choices = Readonly<Record<string, Side>>;

interface Props {
  merge: Merge<RestaurantValues>;
  /** Which version was chosen for each field. */
  choices: Choices;
  onChoose: (field: keyof RestaurantValues & string, side: Side) => void;
}

/** What somebody else has saved since this form was opened, and what is to be decided before it is saved again. */
export function EditConflict({ merge, choices, onChoose }: Props) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed stands at the other end of the form.
  useEffect(() => ref.current?.focus(), [merge]);
  return (
    <div ref={ref} className={classes.note} role="alert" tabIndex={-1}>
      <Stack gap="sm">
        <Text fw={650}>{t('tables.conflict')}</Text>
        {merge.taken.length > 0 && (
          <dl>
            <Text component="dt">{t('tables.conflict.taken')}</Text>
            {merge.taken.map((field) => (
              <dd key={field}>
                {labelOf(String(field), t)}: <strong>{wordsOf(String(field), merge.theirs[field], t)}</strong>
              </dd>
            ))}
          </dl>
        )}
        {merge.conflicts.length > 0 && <Text>{t('tables.conflict.decide')}</Text>}
        {merge.conflicts.map((key) => {
          const field = String(key);
          return (
            <Radio.Group
              key={field}
              label={labelOf(field, t)}
              value={choices[field] ?? null}
              onChange={(value) => onChoose(field, SIDES.find((side) => side === value) ?? 'theirs')}
            >
              <Stack gap="xs" mt={4}>
                {SIDES.map((side) => (
                  <Radio
                    key={side}
                    value={side}
                    size="md"
                    label={t(`tables.conflict.${side}`, { value: wordsOf(field, merge[side][field], t) })}
                  />
                ))}
              </Stack>
            </Radio.Group>
          );
        })}
        {merge.conflicts.length === 0 && <Text>{t('tables.conflict.again')}</Text>}
      </Stack>
    </div>
  );
}
