import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { saveInfo } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { cityName } from '../../../lib/format/labels.ts';
import { FreshData } from '../../../components/cards/fresh-data.tsx';
import { InformationFields } from '../../../domain/restaurant-form/information-fields.tsx';
import {
  informationProblems,
  toInfoRequest,
  toInformation,
} from '../../../domain/restaurant-form/information-values.ts';
import { PhotoField } from './photo-field.tsx';
import { SettingsForm } from '../../../components/forms/settings-form.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { useSettingsForm } from '../../../components/forms/use-settings-form.ts';

export function InformationScreen() {
  const t = useText();
  return (
    <SettingsPage section="information" lead={t('settings.information.lead')}>
      <FreshData query={kitchenInfoQuery()}>
        {(info) => (
          <>
            <PhotoField imageUrl={info.imageUrl} pictureFetch={info.pictureFetch} name={info.name} />
            <InformationForm info={info} />
          </>
        )}
      </FreshData>
    </SettingsPage>
  );
}

function InformationForm({ info }: { info: RestaurantInfoView }) {
  const t = useText();
  const [language] = useLanguage();
  const queryClient = useQueryClient();
  const toValues = (known: RestaurantInfoView) => toInformation(known, language);
  const { form, ...state } = useSettingsForm({
    initial: toValues(info),
    validate: (values) => informationProblems(values, t),
    send: (values) => saveInfo(toInfoRequest(values)),
    toValues,
    onSaved: (answer) => queryClient.setQueryData(kitchenInfoQuery().queryKey, answer),
  });
  return (
    <SettingsForm {...state} onDiscard={form.reset} saveLabel={t('settings.information.save')}>
      <InformationFields
        form={form}
        cityField={
          <TextInput
            label={t('settings.city')}
            description={t('settings.cityHint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={cityName(info.city)}
            readOnly
          />
        }
      />
    </SettingsForm>
  );
}
