import type { Role } from '@contracts/constants.ts';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';

/** Customers are addressed as friends, restaurants and admins formally. */
export function voiceOf(audience: Role): 'customer' | 'partner' {
  return audience === 'customer' ? 'customer' : 'partner';
}

export function useDescribeErrorFor(audience: Role): (error: unknown) => string {
  const toCustomer = useDescribeError();
  const toPartner = useDescribePanelError();
  return audience === 'customer' ? toCustomer : toPartner;
}
