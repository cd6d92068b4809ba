import {
  ListButtons as Buttons,
  type ListButtonsProps as ButtonsProps,
} from '../../../components/forms/list-buttons.tsx';
import { useText } from '../../../i18n/use-text.ts';

export interface ListButtonsProps extends Omit<ButtonsProps, 'labels'> {
  name: string;
}

export function ListButtons({ name, ...buttons }: ListButtonsProps) {
  const t = useText();
  const labels = {
    up: t('menuEditor.upName', { name }),
    down: t('menuEditor.downName', { name }),
    remove: t('menuEditor.removeName', { name }),
  };
  return <Buttons labels={labels} {...buttons} />;
}
