import { Button, type ButtonProps } from '@mantine/core';

interface Props extends ButtonProps {
  isReading: boolean;
  onClick: () => void;
}

/** Asks for the next page of a list; keeps the focus while it is read. */
export function MoreButton({ isReading, ...rest }: Props) {
  return (
    <Button variant="default" size="md" aria-disabled={isReading} data-loading={isReading || undefined} {...rest} />
  );
}
