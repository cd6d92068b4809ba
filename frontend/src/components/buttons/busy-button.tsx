import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { held } from './held.ts';

interface Props extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** What it set off is under way. */
  isBusy?: boolean;
  /** It has to wait for something else. */
  isHeld?: boolean;
}

/** Mantine moves the wheel there by a transition alone, of which there is none where motion is reduced. */
const IN_THE_MIDDLE = { loader: { transform: 'translate(-50%, -50%)' } };

/**
 * A wheel turns in it while what it set off is under way, and it does nothing more then, nor while it is held. It keeps the
 * focus, which Mantine's `loading` alone would take from whoever came by keyboard: that disables it.
 */
export function BusyButton({ isBusy = false, isHeld = false, onClick, ...rest }: Props) {
  const isResting = isBusy || isHeld;
  return (
    <Button
      {...rest}
      loading={isBusy}
      {...held(isHeld && !isBusy)}
      styles={IN_THE_MIDDLE}
      renderRoot={(root: ComponentProps<'button'>) => (
        <button {...root} disabled={rest.disabled} aria-disabled={isResting || undefined} />
      )}
      onClick={(event) => {
        if (isResting) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
