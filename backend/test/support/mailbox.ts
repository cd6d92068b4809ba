/** A real SMTP server on loopback that keeps what it is given, and refuses when it is told to. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { until } from './until.ts';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  readonly url: string;
  readonly mails: Mail[];
  /** What the next e-mails are answered with, before any is taken again. */
  readonly refusals: number[];
  /** Keeps the next e-mail, and its sender waiting for the answer until it is released. */
  readonly hold: () => { readonly arrived: Promise<unknown>; readonly release: () => void };
  /** The first to this address whose subject has the text, also one that came before. */
  readonly find: (to: string, subject: string | RegExp) => Promise<Mail>;
  readonly of: (to: string) => Mail[];
  /** Those about orders: a new account is also written to about itself. */
  readonly ofOrders: (to: string) => Mail[];
  readonly stop: () => Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const refusals: number[] = [];
  let held: { arrived: PromiseWithResolvers<undefined>; released: PromiseWithResolvers<undefined> } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      const responseCode = refusals.shift();
      done(responseCode === undefined ? null : Object.assign(new Error('refused'), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : (mailFrom?.address ?? '');
        mails.push({
          from,
          to: rcptTo.map(({ address }) => address),
          ...read(Buffer.concat(chunks).toString('latin1')),
        });
        if (held === null) {
          done();
          return;
        }
        void held.released.promise.then(() => done());
        held.arrived.resolve(undefined);
        held = null;
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const of = (to: string): Mail[] => mails.filter((mail) => mail.to.includes(to));
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    mails,
    refusals,
    hold() {
      const { arrived, released } = (held = {
        arrived: Promise.withResolvers<undefined>(),
        released: Promise.withResolvers<undefined>(),
      });
      return { arrived: arrived.promise, release: () => released.resolve(undefined) };
    },
    of,
    ofOrders: (to) => of(to).filter(({ headers }) => headers['message-id']?.startsWith('<order-')),
    async find(to, subject) {
      let found: Mail | undefined;
      const isIt = ({ headers }: Mail): boolean => {
        const text = headers.subject ?? '';
        return typeof subject === 'string' ? text.includes(subject) : subject.test(text);
      };
      await until(() => (found = of(to).find(isIt)) !== undefined, {
        what: () =>
          `${to} gets ${String(subject)}; there are ${JSON.stringify(mails.map(({ headers }) => headers.subject))}`,
      });
      if (found === undefined) throw new Error('unreachable');
      return found;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

function read(raw: string): Pick<Mail, 'headers' | 'text' | 'html'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const contentOf = (type: string): string => {
    const part = parts.find(({ headers: own }) => own['content-type']?.startsWith(type));
    return part === undefined ? '' : decode(part.body, part.headers['content-transfer-encoding'] ?? '7bit');
  };
  return { headers, text: contentOf('text/plain'), html: contentOf('text/html') };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decode(body: string, encoding: string): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? Buffer.from(unquote(body.replace(/=\r\n/g, '')), 'latin1')
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : Buffer.from(unquote(word.replaceAll('_', ' ')), 'latin1')
      ).toString('utf8'),
    );
}

function unquote(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
