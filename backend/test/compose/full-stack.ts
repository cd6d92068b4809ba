/** The stack with all that is optional and can be tried here: https, PgBouncer, the page that shows mails. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { portOfStack, Stack } from './stack.ts';

const FILES = ['-f', 'docker-compose.yml', '-f', 'docker-compose.tls.yml'];
const PROFILES = ['--profile', 'mail', '--profile', 'pgbouncer'];

export interface FullStack {
  readonly httpUrl: string;
  readonly httpsUrl: string;
  readonly mailUrl: string;
  /** Holds the certificate, which only a test that names this file trusts. */
  readonly certificateFile: string;
  readonly compose: (...args: string[]) => Promise<string>;
  readonly forget: () => void;
}

/** In the place of the plain stack, on the same volumes; not yet started. */
export async function prepareFullStack(): Promise<FullStack> {
  const [httpPort, httpsPort, mailPort] = [await portOfStack(), await portOfStack(), await portOfStack()];
  const httpsUrl = `https://localhost:${httpsPort}`;
  const tlsDir = await makeCertificate();
  const stack = new Stack(httpPort, {
    PUBLIC_URL: httpsUrl,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    TLS_DIR: tlsDir,
    SMTP_URL: 'smtp://mail:1025',
    MAIL_PORT: String(mailPort),
    DATABASE_URL_FILE: '/run/secrets/pgbouncer-url',
  });
  return {
    httpUrl: stack.url,
    httpsUrl,
    mailUrl: `http://localhost:${mailPort}`,
    certificateFile: path.join(tlsDir, 'fullchain.pem'),
    compose: (...args) => stack.compose(...FILES, ...PROFILES, ...args),
    forget: () => rmSync(tlsDir, { recursive: true }),
  };
}

async function makeCertificate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-tls-'));
  await promisify(execFile)(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', 'privkey.pem', '-out', 'fullchain.pem'],
    ],
    { cwd: folder },
  );
  // nginx reads them as a user of its own.
  chmodSync(folder, 0o755);
  chmodSync(path.join(folder, 'privkey.pem'), 0o644);
  return folder;
}
