/** What components ask of the theme while they run; how it looks is in looks.ts. */
import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The shades of a colour are variables of the page. */
const IN_STYLES = Array<string>(10).fill('#000') as unknown as MantineColorsTuple;

export const theme = createTheme({
  primaryColor: 'paprika',
  primaryShade: { light: 6, dark: 6 },
  colors: {
    paprika: IN_STYLES,
    herb: IN_STYLES,
    saffron: IN_STYLES,
    slate: IN_STYLES,
    danger: IN_STYLES,
    dark: IN_STYLES,
    gray: IN_STYLES,
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { radius: 'xl' } },
    ActionIcon: { defaultProps: { radius: 'xl', variant: 'subtle', color: 'gray' } },
    Badge: { defaultProps: { radius: 'xl', tt: 'none' } },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.45 } } },
    Modal: { defaultProps: { overlayProps: { backgroundOpacity: 0.45 }, centered: true } },
    // With the usual radius it would pass for a radio button.
    Checkbox: { defaultProps: { radius: 'xs' } },
    Tooltip: { defaultProps: { openDelay: 700, withArrow: true } },
    // The phone zooms into fields whose text is below 16 px.
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
  },
});
