import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPatiently } from '../lib/load-patiently.ts';

/** A part of a screen whose file is fetched when it is first shown. A connection that fails then takes no screen down. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPatiently(load));
}
