import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '../buttons/busy-button.tsx';

interface Props extends Pick<ButtonProps, 'color'> {
  isBusy: boolean;
  children: ReactNode;
}

export function SubmitButton(props: Props) {
  return <BusyButton type="submit" size="md" {...props} />;
}
