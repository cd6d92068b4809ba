import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './map.module.css';

interface Props {
  onZoom: (by: number) => void;
  onShowAll: () => void;
}

export function MapButtons({ onZoom, onShowAll }: Props) {
  const t = useText();
  return (
    <div className={classes.buttons}>
      <ActionIcon variant="default" size={44} aria-label={t('map.zoomIn')} onClick={() => onZoom(1)}>
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={44} aria-label={t('map.zoomOut')} onClick={() => onZoom(-1)}>
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={44} aria-label={t('map.showAll')} onClick={onShowAll}>
        <IconZoomReset size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
