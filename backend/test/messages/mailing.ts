/** The product with a mailbox, and the links in what it writes. */
import { type Mail, type Mailbox, startMailbox } from '../support/mailbox.ts';
import { type Api, startApi } from '../api/api.ts';

export interface MailingApi extends Api {
  readonly mailbox: Mailbox;
}

export async function startMailingApi(): Promise<MailingApi> {
  const mailbox = await startMailbox();
  const api = await startApi({ smtpUrl: mailbox.url, mailFrom: 'hallo@tischlein.example' });
  return {
    ...api,
    mailbox,
    stop: async () => {
      await api.stop();
      await mailbox.stop();
    },
  };
}

/** Of the link that the e-mail leads to. */
export const tokenIn = (mail: Mail): string => /[?&]token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
