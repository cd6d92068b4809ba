/** The operator's own style, drawn by MapLibre GL below what the product draws. It is fetched where there is such a style alone. */
import { Map as StyleMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { logWarning } from '../../../lib/log.ts';
import classes from '../map.module.css';
import { creditOf } from './style-credit.ts';
import type { MapView, Size } from '../view/view.ts';

/** MapLibre's tiles are twice as wide as those that our scale counts in. */
const ZOOM_OFFSET = 1;

interface Props {
  url: string;
  view: MapView;
  size: Size;
  onCredit: (text: string) => void;
  /** Without WebGL or without the style: the product's own ground takes its place. */
  onLost: () => void;
}

export default function StyleGround({ url, view, size, onCredit, onLost }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<StyleMap>(null);
  const look = {
    center: [view.center.longitude, view.center.latitude] as [number, number],
    zoom: view.zoom - ZOOM_OFFSET,
  };
  const lose = useEffectEvent((error: unknown) => {
    logWarning(error);
    onLost();
  });
  const tellCredit = useEffectEvent((map: StyleMap) => onCredit(creditOf(map)));
  const firstLook = useEffectEvent(() => look);

  useEffect(() => {
    if (frame.current === null) return undefined;
    try {
      setWorkerUrl(workerUrl);
      const map = new StyleMap({
        container: frame.current,
        style: url,
        interactive: false,
        attributionControl: false,
        fadeDuration: 0,
        ...firstLook(),
      });
      drawn.current = map;
      map.on('load', () => tellCredit(map));
      // A tile that is missing is a gap; a style that is missing is no map.
      map.on('error', ({ error }) => (map.isStyleLoaded() ? logWarning(error) : lose(error)));
      return () => {
        drawn.current = null;
        map.remove();
      };
    } catch (error) {
      lose(error);
      return undefined;
    }
  }, [url]);
  useEffect(() => {
    drawn.current?.jumpTo(look);
  });
  useEffect(() => {
    drawn.current?.resize();
  }, [size]);
  return <div ref={frame} className={classes.style} aria-hidden />;
}
