import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { useText } from '../../i18n/use-text.ts';

interface Props {
  /** The title of the entry. */
  of: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function DropDialog({ of, onConfirm, onClose }: Props) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('adminBoard.drop.title')}
      text={t('adminBoard.drop.text', { entry: of })}
      confirm={t('adminBoard.action.drop')}
      keep={t('adminBoard.keep')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
