import { MAX_DELIVERY_FEE_CENTS, MAX_LENGTH, MIN_PASSWORD_LENGTH } from '@contracts/constants.ts';
import { isPhone } from '@contracts/accounts/phone.ts';
import { parseDeliveryTime } from '@contracts/restaurants/delivery-time.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { isAmount } from '../../../lib/format/euro-text.ts';
import { isEmail } from '../../../lib/format/email.ts';
import { lengthOf } from '../../../lib/format/text-length.ts';
import type { RegistrationValues } from './registration-values.ts';

const MAX_OF = {
  name: MAX_LENGTH.name,
  email: MAX_LENGTH.email,
  address: MAX_LENGTH.address,
  description: MAX_LENGTH.description,
  legalName: MAX_LENGTH.legalName,
  phone: MAX_LENGTH.phone,
  posApiUrl: MAX_LENGTH.url,
  posApiKey: MAX_LENGTH.posApiKey,
} as const;

/** By field, in the order of the screen; empty when everything may be sent. The server has the last word. */
export function problemsOf(values: RegistrationValues, t: Translate): Record<string, string> {
  const problems: Partial<Record<keyof RegistrationValues, string>> = {};
  const check = (field: keyof RegistrationValues, problem: string | false) => {
    if (problem !== false) problems[field] ??= problem;
  };
  const count = MIN_PASSWORD_LENGTH.restaurant;
  const text = (field: keyof typeof MAX_OF) => values[field].trim();

  check('name', text('name') === '' && t('business.error.name'));
  check('email', !isEmail(values.email) && t('business.error.email'));
  check('password', values.password === '' && t('business.error.passwordMissing'));
  check('password', lengthOf(values.password) < count && t('business.error.passwordShort', { count }));
  check('address', text('address') === '' && t('business.error.address'));
  check('deliveryFee', !isFee(values.deliveryFee) && t('business.error.deliveryFee'));
  check('deliveryTime', !isDeliveryTime(values.deliveryTime) && t('business.error.deliveryTime'));
  check('vatId', !isVatId(values.vatId) && t('business.error.vatId'));
  check('phone', text('phone') !== '' && !isPhone(text('phone')) && t('business.error.phone'));
  check(
    'posApiUrl',
    text('posApiUrl') !== '' && !/^https:\/\/\S+$/.test(text('posApiUrl')) && t('business.error.posApiUrl'),
  );
  for (const [field, max] of Object.entries(MAX_OF) as [keyof typeof MAX_OF, number][]) {
    check(field, lengthOf(text(field)) > max && t('business.error.tooLong', { max }));
  }
  return inScreenOrder(problems, values);
}

const isFee = (text: string) => text.trim() === '' || isAmount(text, MAX_DELIVERY_FEE_CENTS);

const isDeliveryTime = (text: string) => text.trim() === '' || parseDeliveryTime(text) !== null;

/** With the spaces and dots that people put between. */
const isVatId = (text: string) => /^(?:[A-Z]{2}[0-9A-Z]{2,13})?$/i.test(text.replace(/[\s.-]/g, ''));

/** The first one gets the focus. */
function inScreenOrder(
  problems: Partial<Record<keyof RegistrationValues, string>>,
  values: RegistrationValues,
): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(values) as (keyof RegistrationValues)[]).flatMap((field) => {
      const problem = problems[field];
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
}
