import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import classes from './side-drawer.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  widthPx: number;
  position?: 'left' | 'right';
  children: ReactNode;
}

/** A drawer whose head is no landmark: Mantine's own is a second banner to those who listen to the page. */
export function SideDrawer({ opened, onClose, title, widthPx, position = 'right', children }: Props) {
  const t = useText();
  return (
    <Drawer.Root opened={opened} onClose={onClose} position={position} size={widthPx}>
      <Drawer.Overlay backgroundOpacity={0.45} />
      {/* Mantine gives a plain className to the frame around the content as well. */}
      <Drawer.Content classNames={{ content: classes.content }}>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton size="lg" aria-label={t('action.close')} />
        </div>
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
