import { MAX_POLYGON_POINTS } from '@contracts/places/delivery-areas.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { useState } from 'react';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { newCorner, type AreaValues, type Corner } from '../form/area-values.ts';
import { canClose } from './edit-border.ts';

interface Options {
  area: AreaValues | null;
  onChange: (corners: Corner[], said: string) => void;
  onSay: (text: string) => void;
}

/** A border is drawn from its first corner until it is closed; one of two corners is never closed. */
export function useBorderDrawing({ area, onChange, onSay }: Options) {
  const t = useText();
  const [language] = useLanguage();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const corners = area?.kind === 'polygon' ? area.corners : [];
  const isDrawing = area?.kind === 'polygon' && (openKey === area.key || !canClose(corners));

  return {
    isDrawing,
    canClose: canClose(corners),
    canTakeBack: corners.length > 0,
    add: (point: Point) => {
      if (area === null || corners.length >= MAX_POLYGON_POINTS) return;
      setOpenKey(area.key);
      onChange(
        [...corners, newCorner(point, language)],
        t('settings.areas.map.said.set', { number: corners.length + 1 }),
      );
    },
    takeBack: () => {
      if (corners.length === 0) return;
      onChange(corners.slice(0, -1), t('settings.areas.map.said.back', { number: corners.length }));
    },
    close: () => {
      if (!canClose(corners)) return;
      setOpenKey(null);
      onSay(t('settings.areas.map.said.closed'));
    },
  };
}

export type BorderDrawing = ReturnType<typeof useBorderDrawing>;
