import type { AdminRestaurantDetailView } from '@contracts/admin/admin.ts';
import { CITIES, CITY_LABELS, MAX_LENGTH } from '@contracts/constants.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { EmailField } from '../../../components/forms/email-field.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { editRestaurant } from '../../../lib/api/admin/admin-tables.ts';
import { isApiError } from '../../../lib/http/http.ts';
import { InformationFields } from '../../../domain/restaurant-form/information-fields.tsx';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';
import { SettingsForm } from '../../../components/forms/settings-form.tsx';
import { useSettingsForm } from '../../../components/forms/use-settings-form.ts';
import classes from '../../../components/dialogs/detail-drawer.module.css';
import { EditConflict, type Choices } from './edit-conflict.tsx';
import { mergeEdits, type Merge } from './merge-edits.ts';
import { restaurantProblems, toRequest, toValues as valuesOf, type RestaurantValues } from './restaurant-values.ts';

interface Props {
  restaurant: AdminRestaurantDetailView;
  onSaved: () => void;
  /** Reads what somebody else has saved meanwhile. */
  onRead: () => Promise<RestaurantInfoView>;
  onBack: () => void;
}

export function RestaurantForm({ restaurant: { id, info }, onSaved, onRead, onBack }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const toValues = (known: RestaurantInfoView) => valuesOf(known, language);
  // What this form began with, also when the drawer reads anew meanwhile: what is saved is measured by it.
  const [base, setBase] = useState(info);
  const [merge, setMerge] = useState<Merge<RestaurantValues> | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const undecided = merge?.conflicts.map(String).filter((field) => !(field in choices)) ?? [];

  const { form, ...state } = useSettingsForm({
    initial: toValues(info),
    validate: (values) => ({
      ...restaurantProblems(values, t),
      ...Object.fromEntries(undecided.map((field) => [field, t('tables.conflict.undecided')])),
    }),
    send: async (values) => {
      try {
        return await editRestaurant(id, { ...toRequest(values), expectedVersion: base.infoVersion });
      } catch (error) {
        if (isApiError(error, 'changed_meanwhile')) takeIn(await onRead());
        throw error;
      }
    },
    isToldElsewhere: (error) => isApiError(error, 'changed_meanwhile'),
    toValues,
    onSaved: (saved) => {
      setBase(saved);
      setMerge(null);
      onSaved();
    },
  });

  function takeIn(current: RestaurantInfoView) {
    const found = mergeEdits(toValues(base), toValues(current), form.getValues());
    form.setInitialValues(found.theirs);
    form.setValues(found.merged);
    setBase(current);
    setChoices({});
    setMerge(found);
  }

  return (
    <>
      <div className={classes.actions}>
        <Button variant="default" mih={44} leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {t('action.back')}
        </Button>
      </div>
      {merge && (
        <EditConflict
          merge={merge}
          choices={choices}
          onChoose={(field, side) => {
            form.setFieldValue(field, merge[side][field]);
            form.clearFieldError(field);
            setChoices((chosen) => ({ ...chosen, [field]: side }));
          }}
        />
      )}
      <SettingsForm
        {...state}
        onDiscard={() => {
          form.reset();
          setMerge(null);
        }}
      >
        <SettingsCard id="information-login" title={t('tables.account')}>
          <EmailField
            label={t('tables.login')}
            description={t('tables.loginHint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            autoComplete="off"
            {...form.getInputProps('email')}
          />
        </SettingsCard>
        <InformationFields
          form={form}
          cityField={
            <NativeSelect
              label={t('settings.city')}
              data={CITIES.map((value) => ({ value, label: CITY_LABELS[value] }))}
              {...form.getInputProps('city')}
            />
          }
        />
        <SettingsCard id="information-legal" title={t('settings.section.legal')}>
          <TextInput
            label={t('tables.legalName')}
            maxLength={MAX_LENGTH.legalName}
            {...form.getInputProps('legalName')}
          />
          <TextInput label={t('tables.vatId')} maxLength={MAX_LENGTH.vatId} {...form.getInputProps('vatId')} />
        </SettingsCard>
      </SettingsForm>
    </>
  );
}
