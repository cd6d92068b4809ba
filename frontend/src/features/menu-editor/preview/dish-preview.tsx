import type { EditorDishView } from '@contracts/menus/menu-editor.ts';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import type { ChosenIds } from '../../../domain/dishes/choices.ts';
import { DishDetails } from '../../../domain/dishes/dish-details.tsx';
import { DishCard } from '../../../domain/menu/dish-card.tsx';
import classes from './dish-preview.module.css';
import type { DishValues } from '../dish-values/dish-values.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { toPreviewItem } from './preview-item.ts';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

const WIDTH_PX = { phone: 390, desktop: 760 } as const;
type Screen = keyof typeof WIDTH_PX;

const nothing = () => undefined;

interface Props {
  values: DishValues;
  imageUrl: string | null;
  current: EditorDishView | undefined;
  onClose: () => void;
}

/** The dish of the form, saved or not, by the customers' own components. */
export default function DishPreview({ values, imageUrl, current, onClose }: Props) {
  const t = useText();
  const { data: info } = useQuery(kitchenInfoQuery());
  const [screen, setScreen] = useState<Screen>('phone');
  const [chosen, setChosen] = useState<ChosenIds>([]);
  const close = useCallback(() => onClose(), [onClose]);
  const item = useMemo(() => {
    const options = current?.optionGroups.flatMap((group) => group.options) ?? [];
    return toPreviewItem(values, imageUrl, new Set(options.filter((option) => !option.available).map(({ id }) => id)));
  }, [values, imageUrl, current]);
  // No cart has lines of it.
  const restaurant = { id: 0, name: info?.name ?? '', isOpen: true, deliveryFee: '0.00', minimumOrder: '0.00' };

  return (
    <Dialog onClose={onClose} size="auto" zIndex={300} returnFocus={false} title={t('menuEditor.preview.title')}>
      <div className={classes.preview}>
        <SegmentedControl
          aria-label={t('menuEditor.preview.width')}
          value={screen}
          onChange={(value) => setScreen(value === 'desktop' ? 'desktop' : 'phone')}
          data={[
            { value: 'phone', label: t('menuEditor.preview.phone') },
            { value: 'desktop', label: t('menuEditor.preview.desktop') },
          ]}
        />
        <PreviewFrame title={t('menuEditor.preview.title')} widthPx={WIDTH_PX[screen]} onEscape={close}>
          <div className={classes.page}>
            <div inert>
              <DishCard item={item} restaurant={restaurant} lines={[]} onOpen={nothing} onIntent={nothing} />
            </div>
            <div className={classes.details}>
              <DishDetails item={item} chosen={chosen} problems={[]} onChoose={setChosen} />
            </div>
          </div>
        </PreviewFrame>
        {values.declaration === 'open' && <p className={classes.note}>{t('menuEditor.preview.undeclared')}</p>}
      </div>
    </Dialog>
  );
}
