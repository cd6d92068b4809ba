import { cityPath } from '@contracts/constants.ts';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { cityAtom } from '../../domain/restaurants/city-state.ts';

/** Names the one address of a screen, whatever filters its search holds. */
export function useCanonical(): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const city = useAtomValue(cityAtom);
  const path = pathname === '/' ? cityPath(city) : pathname;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement('link');
    link.rel = 'canonical';
    link.href = new URL(path, window.location.origin).href;
    document.head.append(link);
  }, [path]);
}
