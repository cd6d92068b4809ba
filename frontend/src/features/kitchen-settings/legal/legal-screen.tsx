import { MAX_LENGTH } from '@contracts/constants.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { LimitedTextInput } from '../../../components/forms/limited-text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { saveInfo } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { formatDateTime } from '../../../lib/format/dates/dates.ts';
import { FreshData } from '../../../components/cards/fresh-data.tsx';
import { isVatId, normalVatId } from './vat-id.ts';
import cardClasses from '../../../components/cards/settings-card.module.css';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';
import { SettingsForm } from '../../../components/forms/settings-form.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { useSettingsForm } from '../../../components/forms/use-settings-form.ts';
import '@mantine/core/styles/Checkbox.layer.css';

export function LegalScreen() {
  const t = useText();
  return (
    <SettingsPage section="legal" lead={t('settings.legal.lead')}>
      <FreshData query={kitchenInfoQuery()}>{(info) => <LegalForm info={info} />}</FreshData>
    </SettingsPage>
  );
}

const toLegal = (info: RestaurantInfoView) => ({
  legalName: info.legalName ?? '',
  vatId: info.vatId ?? '',
  isDeclared: info.traderDeclaredAt !== null,
});

function LegalForm({ info }: { info: RestaurantInfoView }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { form, ...state } = useSettingsForm({
    initial: toLegal(info),
    validate: ({ vatId }) => (isVatId(vatId) ? {} : { vatId: t('settings.error.vatId') }),
    send: ({ legalName, vatId, isDeclared }) =>
      saveInfo({
        legalName: legalName.trim(),
        vatId: normalVatId(vatId),
        ...(isDeclared && { traderDeclaration: true as const }),
      }),
    toValues: toLegal,
    onSaved: (answer) => queryClient.setQueryData(kitchenInfoQuery().queryKey, answer),
  });
  return (
    <SettingsForm {...state} onDiscard={form.reset}>
      <SettingsCard id="settings-legal" title={t('settings.legal.title')}>
        <div className={cardClasses.pair}>
          <LimitedTextInput
            label={t('settings.legalName')}
            description={t('settings.legalNameHint')}
            max={MAX_LENGTH.legalName}
            {...form.getInputProps('legalName')}
            value={form.values.legalName}
          />
          <LimitedTextInput
            label={t('settings.vatId')}
            description={t('settings.vatIdHint')}
            // Room for the spaces that people put between.
            max={MAX_LENGTH.vatId * 2}
            {...form.getInputProps('vatId')}
            value={form.values.vatId}
          />
        </div>
      </SettingsCard>
      <SettingsCard id="settings-declaration" title={t('settings.declaration.title')}>
        {info.traderDeclaredAt === null ? (
          <Checkbox
            size="md"
            label={t('settings.declaration')}
            {...form.getInputProps('isDeclared', { type: 'checkbox' })}
          />
        ) : (
          <p className={cardClasses.text}>
            {t('settings.declared', { time: formatDateTime(info.traderDeclaredAt, t.language) })}
          </p>
        )}
      </SettingsCard>
    </SettingsForm>
  );
}
