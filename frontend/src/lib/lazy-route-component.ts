import { lazyRouteComponent as lazily } from '@tanstack/react-router';
import { loadPatiently } from './load-patiently.ts';

/**
 * In the place of the router's own in every route (build/patient-screens.ts), which loads the whole page anew at a screen's first
 * file that does not arrive, and gives the screen up at the next. Whoever goes from one network to another loses both.
 */
export const lazyRouteComponent: typeof lazily = (load, exportName) => lazily(() => loadPatiently(load), exportName);
