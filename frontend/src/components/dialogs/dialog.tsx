import { Modal, Text, type ModalProps } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { useFocusBack } from './use-focus-back.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };

interface FrameProps extends Pick<ModalProps, 'opened' | 'onClose' | 'children' | 'size' | 'zIndex' | 'returnFocus'> {
  title: string;
  /** Of the button with the cross. */
  closeLabel?: string;
  /** Customers touch it on a phone. */
  closeSize?: 'lg';
}

/** A dialog that may stay mounted while it is closed. */
export function DialogFrame({ title, closeLabel, closeSize, ...rest }: FrameProps) {
  const t = useText();
  return (
    <Modal
      {...rest}
      title={
        <Text component="span" fw={700} size="xl">
          {title}
        </Text>
      }
      closeButtonProps={{ 'aria-label': closeLabel ?? t('action.close'), ...(closeSize && { size: closeSize }) }}
      attributes={NO_BANNER}
    />
  );
}

/** A dialog that exists only while it is open. */
export function Dialog(props: Omit<FrameProps, 'opened'>) {
  useFocusBack();
  return <DialogFrame {...props} opened />;
}
