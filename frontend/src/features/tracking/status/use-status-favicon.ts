import type { OrderStatus } from '@contracts/orders/order-status.ts';
import { useEffect } from 'react';

/** The tab shows where the order stands; leaving the screen gives it the site's own mark again. */
export function useStatusFavicon(status: OrderStatus): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return undefined;
    const own = link.href;
    link.href = `/favicon-${status}.svg`;
    return () => {
      link.href = own;
    };
  }, [status]);
}
