import { useText } from '../../i18n/use-text.ts';
import { ConnectionLabel } from './connection-label.tsx';

/** Also says that the screen now reads every 15 seconds. In a file of its own, since no first screen says so. */
export function ExplainedConnection() {
  return <ConnectionLabel note={useText()('connection.polling')} />;
}
