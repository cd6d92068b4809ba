import type { OrderView } from '@contracts/orders/order-views.ts';
import { geoLink, webMapLink } from '@contracts/places/map-links.ts';
import { Anchor, Button } from '@mantine/core';
import { IconCopy, IconMapPin } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { hasGround } from '../../../components/map/ground/ground-data.ts';
import { MapBoundary } from '../../../components/map/map-boundary.tsx';
import { Loading } from '../../../components/notices/loading.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './pickup-place.module.css';

const PickupMap = lazyPart(async () => {
  await loadTexts('map');
  return import('../map/pickup-map.tsx');
});

/** Where the meal is fetched, how to get there, and what to show at the counter. */
export default function PickupPlace({ order: { restaurant, handoverCode } }: { order: OrderView }) {
  const t = useText();
  const { name, address, city, latitude, longitude } = restaurant;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${name}, ${address}`);
      void showToast({ title: t('pickup.addressCopied'), tone: 'success' });
    } catch {
      void showToast({ title: t('pickup.addressNotCopied'), message: address, tone: 'failure' });
    }
  };
  return (
    <div className={classes.place}>
      {handoverCode !== null && <p className={classes.code}>{t('pickup.show', { code: handoverCode })}</p>}
      <address className={classes.address}>
        {name}
        <br />
        {address}
      </address>
      <div className={classes.ways}>
        <Button
          component="a"
          href={geoLink(restaurant)}
          variant="default"
          size="md"
          leftSection={<IconMapPin size={19} aria-hidden />}
        >
          {t('pickup.openMap')}
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<IconCopy size={19} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('pickup.copyAddress')}
        </Button>
        <Anchor className={classes.web} href={webMapLink(restaurant)} target="_blank" rel="noreferrer">
          {t('pickup.webMap')}
        </Anchor>
      </div>
      {latitude !== null && longitude !== null && (
        <MapBoundary failed={t('pickup.mapFailed')}>
          <Suspense fallback={hasGround(city) && <Loading heights={[240]} />}>
            <PickupMap city={city} door={{ latitude, longitude }} />
          </Suspense>
        </MapBoundary>
      )}
    </div>
  );
}
