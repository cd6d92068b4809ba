import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends Pick<ButtonProps, 'color'> {
  isBusy: boolean;
  children: ReactNode;
}

/** Keeps the focus while the form is under way; the form itself sends nothing twice. */
export function SubmitButton({ isBusy, children, ...rest }: Props) {
  return (
    <Button type="submit" size="md" aria-disabled={isBusy} data-loading={isBusy || undefined} {...rest}>
      {children}
    </Button>
  );
}
