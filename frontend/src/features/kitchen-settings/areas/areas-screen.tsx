import { MAX_AREAS, type DeliveryAreaView, type PostcodeView } from '@contracts/places/delivery-areas.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { Alert, Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FreshData } from '../../../components/cards/fresh-data.tsx';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';
import { lazyPart } from '../../../components/lazy-part.ts';
import { MapBoundary } from '../../../components/map/map-boundary.tsx';
import { MapPlace } from '../../../components/map/map-place.tsx';
import { SettingsForm } from '../../../components/forms/settings-form.tsx';
import { useAccount } from '../../../domain/session/use-account.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { cityPostcodesQuery, deliveryAreasQuery } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { SettingsPage } from '../settings-page.tsx';
import { AreaFields } from './area-fields.tsx';
import { AreaHeader } from './area-header.tsx';
import { reachOf } from './form/area-reach.ts';
import { AreaSummary } from './area-summary.tsx';
import { toAreasValues } from './form/area-values.ts';
import classes from './areas-screen.module.css';
import { type AreasForm, useAreasForm } from './form/use-areas-form.ts';
import { AreasMapHead } from './map/areas-map-head.tsx';
import mapClasses from './map/areas-map.module.css';
import '@mantine/core/styles/Alert.layer.css';

const AreasMap = lazyPart(() => import('./map/areas-map.tsx'));

export function AreasScreen() {
  const t = useText();
  const { isKitchenOnly } = useAccount();
  const Areas = isKitchenOnly ? AreasList : AreasEditor;
  return (
    <SettingsPage section="areas" lead={t('settings.areas.lead')}>
      <FreshData query={kitchenInfoQuery()}>
        {(info) => (
          <FreshData query={cityPostcodesQuery(info.city)}>
            {(postcodes) => (
              <FreshData query={deliveryAreasQuery()}>
                {(areas) => <Areas areas={areas} info={info} postcodes={postcodes} />}
              </FreshData>
            )}
          </FreshData>
        )}
      </FreshData>
    </SettingsPage>
  );
}

interface Props {
  areas: readonly DeliveryAreaView[];
  info: RestaurantInfoView;
  postcodes: readonly PostcodeView[];
}

/** For the kitchen's staff, who are asked on the phone whether a meal can be brought somewhere. */
function AreasList({ areas: known, info, postcodes }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { areas } = toAreasValues(known, info.door, language);
  return (
    <SettingsCard id="areas-list" title={t('settings.areas.list')}>
      <Text c="dimmed">{t('settings.areas.readOnly')}</Text>
      {areas.length === 0 && <Text>{t('settings.areas.empty')}</Text>}
      <ol className={classes.list}>
        {areas.map((area) => (
          <li key={area.key} className={classes.area}>
            <AreaSummary area={area} reach={reachOf(area, info.door, postcodes)} />
          </li>
        ))}
      </ol>
    </SettingsCard>
  );
}

function AreasEditor({ areas: known, info, postcodes }: Props) {
  const t = useText();
  const form = useAreasForm(known, info.door);
  const { areas, errors, door } = form;
  return (
    <SettingsForm submit={form.submit} isSaving={form.isSaving} isDirty={form.isDirty} onDiscard={form.discard}>
      {form.isStale && (
        <Alert color="saffron" role="alert" title={t('settings.areas.stale.title')}>
          <p>{t('settings.areas.stale.text')}</p>
          <Button variant="default" size="md" mt={10} onClick={() => void form.readAnew()}>
            {t('settings.areas.stale.load')}
          </Button>
        </Alert>
      )}
      <SettingsCard id="areas-map" title={t('settings.areas.map.title')}>
        <div className={mapClasses.wrapper}>
          <MapBoundary failed={t('settings.areas.map.failed')}>
            <Suspense fallback={<MapPending city={info.city} form={form} />}>
              <AreasMap city={info.city} postcodes={postcodes} form={form} />
            </Suspense>
          </MapBoundary>
        </div>
      </SettingsCard>
      <SettingsCard id="areas-list" title={t('settings.areas.list')}>
        {areas.length === 0 && <Text c="dimmed">{t('settings.areas.empty')}</Text>}
        <ol className={classes.list}>
          {areas.map((area, index) => (
            <li key={area.key} className={classes.area}>
              <AreaHeader form={form} index={index} area={area} reach={reachOf(area, door, postcodes)} />
              {form.isOpen(index) && (
                <AreaFields
                  area={area}
                  index={index}
                  errors={errors}
                  postcodes={postcodes}
                  onChange={(part) => form.change(index, part)}
                />
              )}
            </li>
          ))}
        </ol>
        <span className="spoken" role="status">
          {form.said}
        </span>
        <div>
          <Button
            id="areas-add"
            variant="default"
            size="md"
            disabled={areas.length >= MAX_AREAS}
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={form.add}
          >
            {t('settings.areas.add')}
          </Button>
        </div>
      </SettingsCard>
    </SettingsForm>
  );
}

function MapPending({ city, form }: { city: RestaurantInfoView['city']; form: AreasForm }) {
  return (
    <>
      <AreasMapHead form={form} />
      <MapPlace city={city} />
    </>
  );
}
