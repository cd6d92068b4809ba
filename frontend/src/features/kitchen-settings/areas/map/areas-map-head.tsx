import { Text } from '@mantine/core';
import { useText } from '../../../../i18n/use-text.ts';
import type { AreasForm } from '../form/use-areas-form.ts';
import { AreasLegend } from './areas-legend.tsx';

/** What stands above the map, and is there before it. */
export function AreasMapHead({ form, isDrawing = false }: { form: AreasForm; isDrawing?: boolean }) {
  const t = useText();
  const hint = isDrawing ? 'draw' : (form.selected?.kind ?? 'none');
  return (
    <>
      <AreasLegend form={form} />
      <Text size="sm">{t(`settings.areas.map.hint.${hint}`)}</Text>
    </>
  );
}
