import { CATEGORIES, CITIES, CITY_LABELS, type City, type Language } from '@contracts/constants.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import type { EditRestaurantRequest } from '@contracts/http/requests.gen.ts';
import type { Translate } from '../../../i18n/texts.ts';
import {
  informationProblems,
  toInfoRequest,
  toInformation,
  type InformationValues,
} from '../../../domain/restaurant-form/information-values.ts';

/** What admins edit of a restaurant. */
export interface RestaurantValues extends InformationValues {
  email: string;
  city: City;
  legalName: string;
  vatId: string;
}

export const toValues = (info: RestaurantInfoView, language: Language): RestaurantValues => ({
  email: info.email,
  ...toInformation(info, language),
  city: info.city,
  legalName: info.legalName ?? '',
  vatId: info.vatId ?? '',
});

export const toRequest = (values: RestaurantValues): EditRestaurantRequest => ({
  ...toInfoRequest(values),
  email: values.email.trim(),
  city: values.city,
  legalName: values.legalName.trim(),
  vatId: values.vatId.trim(),
});

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** By field, in the order of the screen. The server has the last word. */
export const restaurantProblems = (values: RestaurantValues, t: Translate): Record<string, string> => ({
  ...(!EMAIL.test(values.email.trim()) && { email: t('settings.error.email') }),
  ...informationProblems(values, t),
});

const LABELS: Readonly<Record<string, Parameters<Translate>[0]>> = {
  email: 'tables.login',
  name: 'settings.name',
  description: 'settings.description',
  category: 'settings.category',
  city: 'settings.city',
  address: 'settings.address',
  phone: 'settings.phone',
  deliveryFee: 'settings.deliveryFee',
  minimumOrder: 'settings.minimumOrder',
  deliveryTime: 'settings.deliveryTime',
  offersPickup: 'settings.offersPickup',
  pickupMinutes: 'settings.pickupMinutes',
  pickupMinimum: 'settings.pickupMinimum',
  legalName: 'tables.legalName',
  vatId: 'tables.vatId',
};

export function labelOf(field: string, t: Translate): string {
  const label = LABELS[field];
  return label === undefined ? field : t(label);
}

/** The value of a field as people read it. */
export function wordsOf(field: string, value: unknown, t: Translate): string {
  const city = CITIES.find((known) => field === 'city' && known === value);
  if (city !== undefined) return CITY_LABELS[city];
  const category = CATEGORIES.find((known) => field === 'category' && known === value);
  if (category !== undefined) return t(`category.${category}`);
  if (typeof value === 'boolean') return t(value ? 'tables.yes' : 'tables.no');
  return String(value) || t('tables.conflict.empty');
}
