import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.ts';
import { orderArrivalQuery } from '../../../lib/api/order-arrival.ts';
import { causeText } from './cause-text.ts';

interface Props {
  order: { id: number; version: number };
  token?: string | undefined;
}

/** Why it comes later; nothing until that is known. */
export default function DelayReason({ order, token }: Props) {
  const t = useText();
  const { data } = useQuery(orderArrivalQuery(order, token));
  const text = data === undefined ? null : causeText(data, t);
  return text;
}
