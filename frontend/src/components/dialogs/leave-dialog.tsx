import { Button, Group, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { DialogFrame } from './dialog.tsx';

/** Above a drawer with a form in it. */
const Z_INDEX = 400;

interface Props {
  /** Asked at the moment of leaving. */
  isNeeded: () => boolean;
  /** In the address that the screen's people get. */
  texts: { title: string; text: string; stay: string; discard: string };
}

interface Place {
  pathname: string;
  search: object;
}

const isSamePlace = (one: Place, other: Place) =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);

/** Asks before what was typed is lost: on the way to another screen here, and by the browser's own words elsewhere. */
export function LeaveDialog({ isNeeded, texts }: Props) {
  const { status, proceed, reset } = useBlocker({
    // What opens above the screen, or closes there, leaves it where it is.
    shouldBlockFn: ({ current, next }) => !isSamePlace(current, next) && isNeeded(),
    enableBeforeUnload: isNeeded,
    withResolver: true,
  });
  return (
    <DialogFrame opened={status === 'blocked'} onClose={() => reset?.()} zIndex={Z_INDEX} title={texts.title}>
      <Text mb="lg">{texts.text}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={() => proceed?.()}>
          {texts.discard}
        </Button>
        <Button size="md" data-autofocus onClick={() => reset?.()}>
          {texts.stay}
        </Button>
      </Group>
    </DialogFrame>
  );
}
