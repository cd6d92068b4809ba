import type { ButtonProps } from '@mantine/core';
import { BusyButton } from './busy-button.tsx';

interface Props extends ButtonProps {
  isReading: boolean;
  onClick: () => void;
}

/** Asks for the next page of a list. */
export function MoreButton({ isReading, ...rest }: Props) {
  return <BusyButton variant="default" size="md" isBusy={isReading} {...rest} />;
}
