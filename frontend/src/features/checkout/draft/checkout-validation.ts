import { MAX_LENGTH, MAX_TIP_CENTS } from '@contracts/constants.ts';
import { isPhone } from '@contracts/accounts/phone.ts';
import type { MinAge } from '@contracts/menus/min-age.ts';
import { MAX_WISH_LENGTH } from '@contracts/orders/order-wishes.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { isEmail } from '../../../lib/format/email.ts';
import { lengthOf } from '../../../lib/format/text-length.ts';
import { parseEuro } from '../../../lib/format/euro-text.ts';
import { addressProblems } from '../../../domain/addresses/typed-address.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { NO_TIP, tipCentsOf, type TipDraft } from './tip.ts';

export interface FormContext {
  isSignedIn: boolean;
  /** Of the account: without one it is asked for, and kept there. */
  hasPhone: boolean;
  /** Whether anything is delivered. */
  needsAddress: boolean;
  /** Of the address book; null: the typed one counts. */
  savedAddress: string | null;
  /** Whose notes and tips are asked for. */
  restaurantIds: readonly number[];
  /** In how many cities they are: one address is in one. */
  cityCount: number;
  /** How old one has to be for what is ordered. */
  minAge: MinAge | null;
  /** A time that was chosen before it passes. */
  nowMs: number;
}

function tipProblem(tip: TipDraft, t: Translate): string | false {
  if (tipCentsOf(tip) !== null) return false;
  return parseEuro(tip.own) === null
    ? t('checkout.tipWrong')
    : t('checkout.tipTooHigh', { max: String(MAX_TIP_CENTS / 100) });
}

/** By the field's path in the draft, in the order of the screen; empty when everything may be sent. */
export function problemsOf(draft: CheckoutDraft, context: FormContext, t: Translate): Record<string, string> {
  const problems: Record<string, string> = {};
  const check = (path: string, problem: string | false) => {
    if (problem !== false && !(path in problems)) problems[path] = problem;
  };
  const checkLength = (path: string, text: string, max: number) =>
    check(path, lengthOf(text) > max && t('checkout.tooLong', { max }));

  const { name, phone, email } = draft.contact;
  if (!context.isSignedIn) {
    check('contact.name', name.trim() === '' && t('guest.nameRequired'));
    checkLength('contact.name', name.trim(), MAX_LENGTH.name);
  }
  if (!context.hasPhone) {
    check('contact.phone', phone.trim() === '' && t('guest.phoneRequired'));
    check('contact.phone', !isPhone(phone) && t('guest.phoneWrong'));
    checkLength('contact.phone', phone.trim(), MAX_LENGTH.phone);
  }
  if (!context.isSignedIn) {
    check('contact.email', !isEmail(email) && t('guest.invalidEmail'));
    checkLength('contact.email', email.trim(), MAX_LENGTH.email);
  }
  check('cities', context.cityCount > 1 && t('checkout.twoCitiesText'));
  if (context.needsAddress && context.savedAddress === null) {
    for (const [part, problem] of Object.entries(addressProblems(draft.address, t))) check(`address.${part}`, problem);
  }
  const { notes, ...common } = MAX_WISH_LENGTH;
  for (const [wish, max] of Object.entries(common)) checkLength(wish, draft[wish as keyof typeof common].trim(), max);
  const isGone = draft.scheduledFor === null || Date.parse(draft.scheduledFor) <= context.nowMs;
  check('scheduledFor', draft.isLater && isGone && t('checkout.timeGone'));
  for (const id of context.restaurantIds) check(`tips.${id}`, tipProblem(draft.tips[id] ?? NO_TIP, t));
  for (const id of context.restaurantIds) {
    checkLength(`notes.${id}`, (draft.notes[id] ?? '').trim(), notes);
  }
  check(
    'ageConfirmed',
    context.minAge !== null && !draft.ageConfirmed && t('checkout.ageRequired', { age: context.minAge }),
  );
  return problems;
}
