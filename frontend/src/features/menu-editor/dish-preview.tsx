import type { EditorDishView } from '@contracts/menu-editor.ts';
import { Modal, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useFocusBack } from '../../components/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import { kitchenInfoQuery } from '../../lib/api/kitchen-queries.ts';
import type { ChosenIds } from '../dishes/choices.ts';
import { DishDetails } from '../dishes/dish-details.tsx';
import { DishCard } from '../restaurants/dish-card.tsx';
import classes from './dish-preview.module.css';
import type { DishValues } from './dish-values.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { toPreviewItem } from './preview-item.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };
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
  useFocusBack();
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
    <Modal
      opened
      onClose={onClose}
      size="auto"
      zIndex={300}
      returnFocus={false}
      title={
        <Text component="span" fw={700} size="xl">
          {t('menuEditor.preview.title')}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('action.close') }}
      attributes={NO_BANNER}
    >
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
    </Modal>
  );
}
