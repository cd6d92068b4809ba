import { Stack } from '@mantine/core';
import { PanelTitle } from '../../../components/page/panel-title.tsx';
import { ProblemList } from '../../../domain/problems/problem-list.tsx';
import { useText } from '../../../i18n/use-text.ts';

/** What guests report about the restaurant's orders, and its answers. */
export function ProblemsScreen() {
  const t = useText();
  return (
    <Stack gap="lg" maw={820}>
      <PanelTitle title={t('problems.title')} lead={t('problems.lead')} />
      <ProblemList side="restaurant" />
    </Stack>
  );
}
