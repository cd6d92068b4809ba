import { useEffect } from 'react';

/** Of the page: which app is installed from it. On leaving the screen it is the product's again. */
export function useManifest(address: string): void {
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    const before = link?.getAttribute('href') ?? null;
    if (link === null || before === null) return undefined;
    link.setAttribute('href', address);
    return () => link.setAttribute('href', before);
  }, [address]);
}
