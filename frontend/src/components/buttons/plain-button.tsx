import type { ComponentProps, ReactNode } from 'react';
import classes from './plain-button.module.css';

export interface ButtonLook {
  variant?: 'filled' | 'default' | 'light' | 'subtle' | undefined;
  size?: 'sm' | 'md' | 'lg';
  color?: 'gray';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  fullWidth?: boolean;
  /** Where it is given, a ring takes the label's place while it is true. The button keeps the focus: what it does has to ignore another click. */
  loading?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** What an element needs to look like Mantine's button, for a button or a link. */
export function buttonLook<Rest extends object>(props: ButtonLook & Rest) {
  const {
    variant,
    size,
    color,
    leftSection,
    rightSection,
    fullWidth,
    loading,
    className = '',
    children,
    ...rest
  } = props;
  return {
    ...rest,
    className: `${classes.button} ${className}`,
    'data-variant': variant,
    'data-size': size,
    'data-color': color,
    'data-block': fullWidth,
    'data-loading': loading === true || undefined,
    children: (
      <>
        {loading !== undefined && <span className={classes.loader} aria-hidden />}
        {leftSection && (
          <span className={classes.section} data-position="left">
            {leftSection}
          </span>
        )}
        <span className={classes.label}>{children}</span>
        {rightSection && (
          <span className={classes.section} data-position="right">
            {rightSection}
          </span>
        )}
      </>
    ),
  };
}

/** A button of the screens that visits begin with: Mantine's would be a tenth of their script. */
export function PlainButton(props: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" aria-disabled={props.loading} {...buttonLook(props)} />;
}

interface IconButtonProps extends ComponentProps<'button'> {
  variant?: 'light' | 'subtle';
  color?: 'gray';
}

/** A round button of 44 px with an icon alone. */
export function IconButton({ variant = 'subtle', color, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.icon} ${className}`}
      data-variant={variant}
      data-color={color}
      {...rest}
    />
  );
}
