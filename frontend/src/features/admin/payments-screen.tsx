import { Stack } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';

export function AdminPaymentsScreen() {
  const t = useText();
  return (
    <Stack gap="xl">
      <PageTitle size="h2">{t('admin.nav.payments')}</PageTitle>
      <EmptyState icon={<IconChartBar size={44} stroke={1.6} />} tone="slate" title={t('admin.payments.title')}>
        {t('admin.payments.text')}
      </EmptyState>
    </Stack>
  );
}
