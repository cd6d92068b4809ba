import { Button, type ButtonProps } from '@mantine/core';
import classes from './data-table.module.css';

interface Props extends ButtonProps {
  /** The text that is seen. */
  children: string;
  /** Which row it belongs to, for those who hear one button after the other. */
  of: string;
  onClick?: () => void;
  'aria-describedby'?: string;
}

/** A small button at the end of a row. */
export function RowButton({ children, of, ...rest }: Props) {
  return (
    <Button variant="default" size="compact-sm" className={classes.button} aria-label={`${children}: ${of}`} {...rest}>
      {children}
    </Button>
  );
}
