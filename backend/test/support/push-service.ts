/** A push service on loopback with browsers of its own: they read what was meant for them, and check who sent it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createECDH, type ECDH, randomBytes, webcrypto } from 'node:crypto';
import type { PushMessage } from '../../src/contracts/accounts/account.ts';
import type { PushSubscriptionRequest } from '../../src/contracts/http/requests.gen.ts';
import { until } from './until.ts';

export interface Received {
  readonly message: PushMessage;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Browser {
  readonly subscription: PushSubscriptionRequest;
  readonly received: Received[];
  /** What the next messages are answered with, before any is taken again. */
  readonly refusals: number[];
  readonly hear: (status: PushMessage['status']) => Promise<Received>;
}

export interface PushService {
  readonly origin: string;
  /** Requests that came in all, refused ones among them. */
  readonly count: () => number;
  readonly openBrowser: () => Browser;
  readonly stop: () => Promise<void>;
}

interface Opened extends Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

export async function startPushService(vapidPublicKey: string): Promise<PushService> {
  const browsers = new Map<string, Opened>();
  let count = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      count += 1;
      const browser = browsers.get(request.url ?? '');
      const refusal = browser === undefined ? 404 : browser.refusals.shift();
      if (browser === undefined || refusal !== undefined) {
        response.writeHead(refusal ?? 404).end();
        return;
      }
      accept(browser, Buffer.concat(chunks), request.headers.authorization ?? '').then(
        (message) => {
          browser.received.push({ message, headers: request.headers });
          response.writeHead(201).end();
        },
        () => response.writeHead(400).end(),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  async function accept(browser: Opened, body: Buffer, authorization: string): Promise<PushMessage> {
    await verify(authorization, origin, vapidPublicKey);
    return JSON.parse(await decrypt(browser, body)) as PushMessage;
  }

  return {
    origin,
    count: () => count,
    openBrowser() {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const received: Received[] = [];
      const browser: Opened = {
        ecdh,
        auth,
        received,
        refusals: [],
        subscription: { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } },
        async hear(status) {
          let found: Received | undefined;
          await until(() => (found = received.find(({ message }) => message.status === status)) !== undefined, {
            what: () => `${status} is pushed; there are ${JSON.stringify(received.map(({ message }) => message))}`,
          });
          if (found === undefined) throw new Error('unreachable');
          return found;
        },
      };
      browsers.set(path, browser);
      return browser;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8292, with the platform's own cryptography. */
async function verify(authorization: string, audience: string, publicKey: string): Promise<void> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = await webcrypto.subtle.importKey(
    'raw',
    Buffer.from(publicKey, 'base64url'),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  const isGenuine = await webcrypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    point,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${head}.${claims}`),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const remaining = Number(exp) - Date.now() / 1_000;
  const isValid = aud === audience && remaining > 0 && remaining <= 86_400 && /^(mailto|https):/.test(String(sub));
  if (!isGenuine || !isValid || key !== publicKey) throw new Error('Not who it says.');
}

/** RFC 8188 and 8291, from the browser's side. */
async function decrypt({ ecdh, auth }: Opened, body: Buffer): Promise<string> {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + body.readUInt8(20));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const material = await derive(ecdh.computeSecret(theirs), auth, info, 32);
  const key = await derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const aes = await webcrypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const plain = Buffer.from(
    await webcrypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.subarray(21 + theirs.length)),
  );
  if (plain.at(-1) !== 2) throw new Error('Not the last record.');
  return plain.subarray(0, -1).toString();
}

async function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Promise<Buffer> {
  const base = await webcrypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return Buffer.from(
    await webcrypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, base, length * 8),
  );
}
