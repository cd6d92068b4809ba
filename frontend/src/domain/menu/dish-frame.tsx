import { MENU_LANGUAGE } from '@contracts/constants.ts';
import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useFocusBack } from '../../components/dialogs/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import classes from './dish-frame.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog; on a phone it comes from below, where the thumb is. */
export function DishFrame({ title, onClose, children }: Props) {
  const t = useText();
  const isPhone = useMediaQuery('(width < 36em)', false, { getInitialValueInEffect: false });
  useFocusBack();
  const [Frame, side] = isPhone
    ? ([Drawer, { position: 'bottom' as const, size: 'auto' }] as const)
    : ([Modal, { size: 'lg', centered: true }] as const);
  return (
    <Frame.Root opened onClose={onClose} returnFocus={false} classNames={{ content: classes.content }} {...side}>
      <Frame.Overlay backgroundOpacity={0.45} />
      <Frame.Content>
        <div className={classes.head}>
          <Frame.Title className={classes.title} lang={MENU_LANGUAGE}>
            {title}
          </Frame.Title>
          <Frame.CloseButton size={44} iconSize={22} aria-label={t('action.close')} />
        </div>
        {children}
      </Frame.Content>
    </Frame.Root>
  );
}
