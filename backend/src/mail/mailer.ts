import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { HopelessJobError } from '../events/queues/queues.ts';
import { LOGGER } from '../http/logger.ts';
import { footOf } from './mail-foot.ts';
import { type Mail, signed, type UnwrittenMail } from './mail-layout.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 2;

interface Addressed {
  to: string;
  /** The same for the same e-mail, so that mailboxes can drop one that comes twice. */
  id: string;
  /** The same for all e-mails of one conversation. */
  thread: string;
}

type Transport = ReturnType<typeof createSmtp>;

/** Sends e-mails by SMTP; without a server it says so in the log, once for each e-mail. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  readonly #transport: Transport | null;
  readonly #from: string;
  readonly #host: string;
  readonly #foot: readonly string[];

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#transport = environment.smtpUrl === null ? null : createSmtp(environment.smtpUrl);
    this.#from = environment.mailFrom;
    this.#host = new URL(environment.publicUrl).hostname;
    this.#foot = footOf(environment.operator, environment.publicUrl);
  }

  /**
   * False when there is no server.
   *
   * @throws HopelessJobError when the server refuses this e-mail for good; anything else may work later.
   */
  async send({ to, subject, id, thread, ...mail }: Addressed & (Mail | UnwrittenMail)): Promise<boolean> {
    if (this.#transport === null) {
      this.logger.info({ to: masked(to), subject }, 'SMTP_URL is not set: an e-mail was written and not sent');
      return false;
    }
    try {
      await this.#transport.sendMail({
        from: { name: 'Tischlein', address: this.#from },
        to: { name: '', address: to },
        subject,
        ...signed('write' in mail ? mail.write() : mail, this.#foot),
        messageId: `<${id}@${this.#host}>`,
        references: `<${thread}@${this.#host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return true;
    } catch (error) {
      if (isRefusal(error)) throw new HopelessJobError(`The mail server refused the e-mail to ${masked(to)}.`);
      throw error;
    }
  }

  onApplicationShutdown(): void {
    this.#transport?.close();
  }
}

function createSmtp(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  });
}

/** Of the e-mail or its recipient, with a 5xx; a wrong password of ours is for us to mend, and the e-mail waits. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** Writes `kunde@example.com` as `k***@e***.com`. */
export function masked(address: string): string {
  return address.replace(/^(.)[^@]*@(.)[^@]*?(\.[^.@]+)?$/, '$1***@$2***$3');
}
