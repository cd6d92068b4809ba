import type { City } from '@contracts/constants.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { mapQuery } from '../../lib/api/map.ts';
import { lazyPart } from '../lazy-part.ts';
import { Attribution } from './ground/attribution.tsx';
import { groundQuery, hasGround } from './ground/ground-data.ts';
import { Ground } from './ground/ground.tsx';
import classes from './map.module.css';
import { MapButtons } from './map-buttons.tsx';
import { MapContext } from './view/map-context.ts';
import { MapGroundNotice } from './ground/map-ground-notice.tsx';
import { useGestures, useWheelZoom } from './view/use-gestures.ts';
import { type Look, useMapView } from './view/use-map-view.ts';

const StyleGround = lazyPart(() => import('./ground/style-ground.tsx'));

const ARROW_PIXELS = 60;
const ARROWS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -ARROW_PIXELS, y: 0 },
  ArrowRight: { x: ARROW_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: -ARROW_PIXELS },
  ArrowDown: { x: 0, y: ARROW_PIXELS },
};

interface Props {
  city: City;
  /** What the map is called for those who do not see it; what it shows is to be said in words beside it. */
  label: string;
  look: Look;
  /** What it looks at when it is asked to show all. */
  points: readonly Point[];
  /** Of districts and stations; without them there is room for names of the caller's. */
  hasNames?: boolean;
  /** It stands in a page that is scrolled: smaller, and one finger scrolls up and down past it. */
  isInText?: boolean;
  /** Drawn on the ground, without a meaning of its own for screen readers. */
  layers?: ReactNode;
  /** On top: what can be focused and moved. */
  handles?: ReactNode;
  onClick?: (point: Point) => void;
  /** Keys that the map itself has no use for, with the point in its middle. True: it was one of the caller's. */
  onKey?: (key: string, middle: Point) => boolean;
}

/** A map of a city, drawn by the browser alone. Its texts are those of the area `map`. */
export function CityMap({
  city,
  label,
  look,
  points,
  hasNames = true,
  isInText = false,
  layers,
  handles,
  onClick,
  onKey,
}: Props) {
  const t = useText();
  const hint = useId();
  const control = useMapView(look, points);
  const { ref, map, shift, seen, isMeasured, panBy, zoomBy, showAll } = control;
  const gestures = useGestures({ ...control, onClick: onClick && ((spot) => onClick(map.toPoint(spot))) });
  useWheelZoom(control);
  const style = useQuery(mapQuery());
  const ground = useQuery(groundQuery(city));
  const [isStyleLost, setIsStyleLost] = useState(false);
  const [credit, setCredit] = useState('');
  const styleUrl = isStyleLost ? null : (style.data?.styleUrl ?? null);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of buttons and handles are theirs, but for those that they leave to the map.
    const isOnFrame = event.target === event.currentTarget;
    const isZoom = ['+', '=', '-'].includes(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || (!isOnFrame && !isZoom)) return;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) panBy(arrow);
    else if (isZoom) zoomBy(event.key === '-' ? -1 : 1);
    else if (onKey?.(event.key, map.view.center) !== true) return;
    event.preventDefault();
  };

  // A widget with keys of its own, which the role of no single control stands for.
  const widget = { role: 'application', tabIndex: 0, onKeyDown, ...gestures };

  return (
    <MapContext value={map}>
      <div className={classes.map} data-in-text={isInText || undefined}>
        <div ref={ref} className={classes.frame} aria-label={label} aria-describedby={hint} {...widget}>
          {isMeasured && (
            <>
              {styleUrl !== null && (
                <Suspense>
                  <StyleGround
                    url={styleUrl}
                    view={seen}
                    size={map.size}
                    onCredit={setCredit}
                    onLost={() => setIsStyleLost(true)}
                  />
                </Suspense>
              )}
              <div className={classes.moved} style={{ translate: `${shift.x}px ${shift.y}px` }}>
                <svg className={classes.picture} width={map.size.width} height={map.size.height} aria-hidden>
                  {styleUrl === null && ground.data && <Ground data={ground.data} hasNames={hasNames} />}
                  {layers}
                </svg>
                {handles}
              </div>
              {onKey && <span className={classes.crosshair} aria-hidden />}
            </>
          )}
        </div>
        <MapButtons onZoom={zoomBy} onShowAll={showAll} />
        <span id={hint} hidden>
          {t('map.keys')}
        </span>
        {styleUrl === null && (
          <MapGroundNotice
            city={city}
            isPending={ground.isPending && hasGround(city)}
            isError={ground.isError}
            onRetry={() => void ground.refetch()}
          />
        )}
      </div>
      <Attribution city={city} style={styleUrl === null ? null : credit} />
    </MapContext>
  );
}
