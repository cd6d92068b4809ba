import { Stack } from '@mantine/core';
import { PanelTitle } from '../../../components/page/panel-title.tsx';
import { NeedsRight } from '../../../domain/admin/needs-right.tsx';
import { ProblemList } from '../../../domain/problems/problem-list.tsx';
import { useText } from '../../../i18n/use-text.ts';

/** What customers report, of all restaurants. */
export function ProblemsScreen() {
  const t = useText();
  const title = t('problems.title');
  return (
    <NeedsRight right="answer_problems" title={title}>
      <Stack gap="lg" maw={820}>
        <PanelTitle title={title} lead={t('problems.adminLead')} />
        <ProblemList side="admin" />
      </Stack>
    </NeedsRight>
  );
}
