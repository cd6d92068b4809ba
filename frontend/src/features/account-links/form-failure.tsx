import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import '@mantine/core/styles/Alert.layer.css';

/** Why what was just tried did not work; read out when it appears. */
export function FormFailure({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <Alert role="presentation" color="danger" icon={<IconAlertCircle size={20} aria-hidden />}>
          {text}
        </Alert>
      )}
    </div>
  );
}
