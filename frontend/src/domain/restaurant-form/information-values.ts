import { MAX_DELIVERY_FEE_CENTS, MAX_LENGTH, type Category, type Language } from '@contracts/constants.ts';
import { isPhone } from '@contracts/accounts/phone.ts';
import { PICKUP_MINUTES } from '@contracts/orders/fulfilment.ts';
import { parseDeliveryTime } from '@contracts/restaurants/delivery-time.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import type { RestaurantInfoRequest } from '@contracts/http/requests.gen.ts';
import type { Translate } from '../../i18n/texts.ts';
import { isAmount, toAmount, toEuroText } from '../../lib/format/euro-text.ts';
import { lengthOf } from '../../lib/format/text-length.ts';

/** What the form holds, in the order of the screen. */
export interface InformationValues extends Record<string, unknown> {
  name: string;
  description: string;
  /** Empty while it is left open. */
  category: Category | '';
  address: string;
  phone: string;
  /** The amount in euro, as it was typed. */
  deliveryFee: string;
  minimumOrder: string;
  deliveryTime: string;
  offersPickup: boolean;
  /** As they were typed; what is not offered keeps what it was. */
  pickupMinutes: string;
  pickupMinimum: string;
}

const MIN_NAME_LENGTH = 2;
/** As much as a delivery may cost; the server takes the same. */
const MAX_AMOUNT_CENTS = MAX_DELIVERY_FEE_CENTS;

export function toInformation(info: RestaurantInfoView, language: Language): InformationValues {
  const { name, category, address, deliveryFee, minimumOrder, deliveryTime, offersPickup } = info;
  return {
    name,
    description: info.description ?? '',
    category: category ?? '',
    address,
    phone: info.phone ?? '',
    deliveryFee: toEuroText(deliveryFee, language),
    minimumOrder: toEuroText(minimumOrder, language),
    deliveryTime,
    offersPickup,
    pickupMinutes: String(info.pickupMinutes),
    pickupMinimum: toEuroText(info.pickupMinimum, language),
  };
}

export function toInfoRequest(values: InformationValues): RestaurantInfoRequest {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    ...(values.category !== '' && { category: values.category }),
    address: values.address.trim(),
    phone: values.phone.trim(),
    deliveryFee: toAmount(values.deliveryFee),
    minimumOrder: toAmount(values.minimumOrder),
    deliveryTime: values.deliveryTime.trim(),
    offersPickup: values.offersPickup,
    ...(values.offersPickup && {
      pickupMinutes: Number(values.pickupMinutes),
      pickupMinimum: toAmount(values.pickupMinimum),
    }),
  };
}

function isPickupMinutes(text: string): boolean {
  const minutes = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return minutes >= PICKUP_MINUTES.min && minutes <= PICKUP_MINUTES.max;
}

/** By field, in the order of the screen. The server has the last word. */
export function informationProblems(values: InformationValues, t: Translate): Record<string, string> {
  const problems: readonly [keyof InformationValues & string, string | false][] = [
    ['name', lengthOf(values.name.trim()) < MIN_NAME_LENGTH && t('settings.error.name')],
    ['name', lengthOf(values.name.trim()) > MAX_LENGTH.name && t('settings.error.tooLong', { max: MAX_LENGTH.name })],
    [
      'description',
      lengthOf(values.description.trim()) > MAX_LENGTH.description &&
        t('settings.error.tooLong', { max: MAX_LENGTH.description }),
    ],
    ['address', values.address.trim() === '' && t('settings.error.address')],
    ['phone', values.phone.trim() !== '' && !isPhone(values.phone) && t('settings.error.phone')],
    ['deliveryFee', !isAmount(values.deliveryFee, MAX_AMOUNT_CENTS) && t('settings.error.amount')],
    ['minimumOrder', !isAmount(values.minimumOrder, MAX_AMOUNT_CENTS) && t('settings.error.amount')],
    ['deliveryTime', parseDeliveryTime(values.deliveryTime) === null && t('settings.error.deliveryTime')],
    [
      'pickupMinutes',
      values.offersPickup && !isPickupMinutes(values.pickupMinutes) && t('settings.error.minutes', PICKUP_MINUTES),
    ],
    [
      'pickupMinimum',
      values.offersPickup && !isAmount(values.pickupMinimum, MAX_AMOUNT_CENTS) && t('settings.error.amount'),
    ],
  ];
  return Object.fromEntries(
    problems.filter((problem): problem is [string, string] => problem[1] !== false).toReversed(),
  );
}
