import { Button, Paper, SimpleGrid, Skeleton, Stack, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconDeviceFloppy, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../components/page-title.tsx';
import { PanelError } from '../../components/panel-error.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { kitchenInfoQuery, restaurantQuery } from '../../lib/api/queries.ts';
import { formatEuro } from '../../lib/format/money.ts';
import { useKitchen } from './kitchen-context.ts';
import noteClasses from './menu-screen.module.css';
import classes from './settings-screen.module.css';
import { useOpenState } from './use-open-state.ts';
import '@mantine/core/styles/Switch.layer.css';

const NOTE_ID = 'settings-editing-note';

export function SettingsScreen() {
  const t = useText();
  const { error, refetch } = useQuery(kitchenInfoQuery());
  const { restaurantId } = useKitchen();
  const openState = useOpenState(restaurantId);
  const { info } = openState;
  return (
    <Stack gap="xl" maw={880}>
      <PageTitle size="h2">{t('kitchen.settings.title')}</PageTitle>
      {error && !info && <PanelError error={error} onRetry={() => void refetch()} />}
      {!error && !info && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton h={120} radius="md" mb="lg" />
          <Skeleton h={420} radius="md" />
        </div>
      )}
      {info && (
        <>
          <Paper className={classes.card} withBorder>
            <Title order={2} size="h3">
              {t('kitchen.settings.open')}
            </Title>
            <Switch
              size="lg"
              color="herb"
              checked={info.isOpen}
              disabled={openState.isBusy}
              label={info.isOpen ? t('kitchen.settings.isOpen') : t('kitchen.settings.isClosed')}
              description={openState.isOutsideHours ? t('kitchen.open.outsideHours') : t('kitchen.settings.openHint')}
              onChange={(event) => openState.setOpen(event.currentTarget.checked)}
            />
          </Paper>
          <OperatingHours restaurantId={restaurantId} />
          <Paper className={classes.card} withBorder>
            <Title order={2} size="h3">
              {t('kitchen.settings.information')}
            </Title>
            <Text className={noteClasses.note} id={NOTE_ID}>
              <IconInfoCircle size={20} aria-hidden />
              {t('kitchen.settings.later')}
            </Text>
            <InformationFields info={info} />
            <div>
              <Button
                size="md"
                disabled
                aria-describedby={NOTE_ID}
                leftSection={<IconDeviceFloppy size={20} aria-hidden />}
              >
                {t('action.save')}
              </Button>
            </div>
          </Paper>
        </>
      )}
    </Stack>
  );
}

function InformationFields({ info }: { info: NonNullable<ReturnType<typeof useOpenState>['info']> }) {
  const t = useText();
  const [language] = useLanguage();
  const fixed = { readOnly: true, 'aria-describedby': NOTE_ID } as const;
  return (
    <Stack gap="md">
      <TextInput label={t('kitchen.settings.name')} value={info.name} {...fixed} />
      <Textarea
        label={t('kitchen.settings.description')}
        value={info.description ?? ''}
        autosize
        minRows={2}
        {...fixed}
      />
      <TextInput label={t('kitchen.settings.address')} value={info.address} {...fixed} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('kitchen.settings.deliveryFee')}
          value={formatEuro(info.deliveryFee, language)}
          {...fixed}
        />
        <TextInput label={t('kitchen.settings.deliveryTime')} value={info.deliveryTime} {...fixed} />
      </SimpleGrid>
    </Stack>
  );
}

/** What guests read on the restaurant's page. */
function OperatingHours({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  const { data, error, refetch } = useQuery(restaurantQuery(restaurantId));
  return (
    <Paper className={classes.card} withBorder>
      <Title order={2} size="h3">
        {t('kitchen.settings.hours')}
      </Title>
      {data && (
        <dl className={classes.hours}>
          <dt>{t('kitchen.settings.today')}</dt>
          <dd>{data.openingHours === '' ? t('kitchen.settings.dayOff') : data.openingHours}</dd>
        </dl>
      )}
      {!data && !error && <Skeleton h={28} w={220} />}
      {error && !data && (
        <div role="alert">
          <Text mb="sm">{t('failure.load')}</Text>
          <Button variant="default" onClick={() => void refetch()}>
            {t('panel.retry')}
          </Button>
        </div>
      )}
      <Text size="sm" c="dimmed">
        {t('kitchen.settings.hoursHint')}
      </Text>
    </Paper>
  );
}
