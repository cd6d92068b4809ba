import { Button } from '@mantine/core';

interface Props {
  label: string;
  onClick: () => void;
}

/** What can be done about a message, such as to undo it. */
export function ToastAction({ label, onClick }: Props) {
  return (
    <Button size="sm" variant="light" mt={6} mih={44} onClick={onClick}>
      {label}
    </Button>
  );
}
