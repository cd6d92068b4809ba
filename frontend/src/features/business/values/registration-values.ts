import {
  type Category,
  CATEGORIES,
  type City,
  CITIES,
  DEFAULT_CITY,
  DEFAULT_DELIVERY_FEE_CENTS,
  DEFAULT_DELIVERY_TIME,
  type Language,
} from '@contracts/constants.ts';
import { DEFAULT_PLAN, SUBSCRIPTION_PLANS, type SubscriptionPlan } from '@contracts/restaurants/plans.ts';
import type { RegisterRestaurantRequest } from '@contracts/http/requests.gen.ts';
import { toAmount, toEuroText } from '../../../lib/format/euro-text.ts';

/** What the form holds, in the order of the screen. */
export interface RegistrationValues {
  name: string;
  email: string;
  password: string;
  city: City;
  address: string;
  category: Category | '';
  description: string;
  /** The amount in euro, as it was typed. */
  deliveryFee: string;
  deliveryTime: string;
  legalName: string;
  vatId: string;
  phone: string;
  traderDeclaration: boolean;
  subscriptionPlan: SubscriptionPlan;
  posApiUrl: string;
  posApiKey: string;
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  name: '',
  email: '',
  password: '',
  city: DEFAULT_CITY,
  address: '',
  category: '',
  description: '',
  deliveryFee: (DEFAULT_DELIVERY_FEE_CENTS / 100).toFixed(2),
  deliveryTime: DEFAULT_DELIVERY_TIME,
  legalName: '',
  vatId: '',
  phone: '',
  traderDeclaration: false,
  subscriptionPlan: DEFAULT_PLAN,
  posApiUrl: '',
  posApiKey: '',
};

type TextField = {
  [Name in keyof RegistrationValues]: string extends RegistrationValues[Name] ? Name : never;
}[keyof RegistrationValues];

/** What is left empty is not sent: the server has the defaults. */
export function toRequest(values: RegistrationValues): RegisterRestaurantRequest {
  const given = <Name extends TextField>(name: Name) => {
    const text = values[name].trim();
    return (text === '' ? {} : { [name]: text }) as Partial<Record<Name, string>>;
  };
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    password: values.password,
    city: values.city,
    address: values.address.trim(),
    ...(values.category !== '' && { category: values.category }),
    ...given('description'),
    ...(values.deliveryFee.trim() !== '' && { deliveryFee: Number(toAmount(values.deliveryFee)) }),
    ...given('deliveryTime'),
    ...given('legalName'),
    ...given('vatId'),
    ...given('phone'),
    traderDeclaration: values.traderDeclaration,
    subscriptionPlan: values.subscriptionPlan,
    ...given('posApiUrl'),
    ...given('posApiKey'),
  };
}

const STORAGE_KEY = 'registrationDraft';
/** They never leave the screen but to the server. */
const SECRETS = ['password', 'posApiKey'] as const;

/** What an older release or another hand left there is taken for what it can be. */
export function toValues(stored: unknown): RegistrationValues {
  const draft = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const text = (name: TextField) => (typeof draft[name] === 'string' ? draft[name] : EMPTY_REGISTRATION[name]);
  return {
    ...EMPTY_REGISTRATION,
    name: text('name'),
    email: text('email'),
    city: CITIES.find((city) => city === draft.city) ?? DEFAULT_CITY,
    address: text('address'),
    category: CATEGORIES.find((category) => category === draft.category) ?? '',
    description: text('description'),
    deliveryFee: text('deliveryFee'),
    deliveryTime: text('deliveryTime'),
    legalName: text('legalName'),
    vatId: text('vatId'),
    phone: text('phone'),
    traderDeclaration: draft.traderDeclaration === true,
    subscriptionPlan: SUBSCRIPTION_PLANS.find((plan) => plan === draft.subscriptionPlan) ?? DEFAULT_PLAN,
    posApiUrl: text('posApiUrl'),
  };
}

export function readDraft(): RegistrationValues {
  try {
    return toValues(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return EMPTY_REGISTRATION;
  }
}

/** The fee that nobody has typed yet, as the language writes it. */
export function inWriting(values: RegistrationValues, language: Language): RegistrationValues {
  const { deliveryFee } = EMPTY_REGISTRATION;
  return values.deliveryFee === deliveryFee ? { ...values, deliveryFee: toEuroText(deliveryFee, language) } : values;
}

export function storeDraft(values: RegistrationValues): void {
  const blank = Object.fromEntries(SECRETS.map((name) => [name, '']));
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...values, ...blank }));
  } catch {
    // Storage may be blocked: the draft then lasts as long as the screen.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The browser refuses storage, so there is nothing to remove.
  }
}
