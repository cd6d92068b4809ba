import type { AdminCityView, CityOrderView } from '@contracts/admin/admin-city.ts';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconClockExclamation, IconMap } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { isNarrowed, type CitySearch } from './city-search.ts';
import classes from './city.module.css';

interface Props {
  city: AdminCityView;
  shown: readonly CityOrderView[];
  late: ReadonlySet<number>;
  riders: number;
  search: CitySearch;
  change: (next: Partial<CitySearch>) => void;
}

export const MAP_ID = 'city-map';

/** On a phone it stands below the list. */
function toMap(): void {
  const heading = document.getElementById(MAP_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** How it stands, in a line. Only how many are late is read out when it changes: orders come all the time. */
export function CitySummary({ city, shown, late, riders, search, change }: Props) {
  const t = useText();
  const lateCount = shown.filter(({ id }) => late.has(id)).length;
  const Icon = lateCount > 0 ? IconClockExclamation : IconCircleCheck;
  return (
    <div className={classes.summary}>
      <p role="status" className={classes.lateCount} data-late={lateCount > 0 || undefined}>
        <Icon size={20} aria-hidden />
        {lateCount > 0 ? t('adminCity.lateCount', { count: lateCount }) : t('adminCity.noneLate')}
      </p>
      <p>{t('adminCity.openCount', { count: isNarrowed(search) ? shown.length : city.openOrders })}</p>
      <p>{t('adminCity.riderCount', { count: riders })}</p>
      {lateCount > 0 && search.late !== true && (
        <Button variant="default" mih={44} onClick={() => change({ late: true })}>
          {t('adminCity.showLate')}
        </Button>
      )}
      <Button
        variant="subtle"
        mih={44}
        className={classes.toMap}
        leftSection={<IconMap size={18} aria-hidden />}
        onClick={toMap}
      >
        {t('adminCity.toMap')}
      </Button>
      {city.openOrders > city.orders.length && (
        <p className={classes.cut}>{t('adminCity.cut', { shown: city.orders.length, count: city.openOrders })}</p>
      )}
    </div>
  );
}
