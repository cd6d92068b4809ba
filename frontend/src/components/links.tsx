import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Native<Own> = Own & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Own> & { ref?: Ref<HTMLAnchorElement> };

/** A button that goes to a screen; `to`, `params` and `search` are typed. */
export const ButtonLink = createLink((props: Native<ButtonProps>) => <Button component="a" {...props} />);

/** A text link to a screen. */
export const TextLink = createLink((props: Native<AnchorProps>) => <Anchor {...props} />);
