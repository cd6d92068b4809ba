/** RFC 8292: who we are to a push service. */
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { StartupError } from '../../../config/startup-error.ts';

const LIFETIME_SECONDS = 12 * 3_600;

interface VapidKeys {
  /** An uncompressed point of P-256, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export class Vapid {
  readonly publicKey: string;
  readonly #key: KeyObject;

  /**
   * `contact` is where a push service may complain: an https or mailto address.
   *
   * @throws StartupError when the keys are no pair.
   */
  constructor(
    { publicKey, privateKey }: VapidKeys,
    private readonly contact: string,
  ) {
    this.publicKey = publicKey;
    if (publicKeyOf(privateKey) !== publicKey) {
      throw new StartupError('VAPID_PUBLIC_KEY is not the one that belongs to VAPID_PRIVATE_KEY: set a pair.');
    }
    const point = Buffer.from(publicKey, 'base64url');
    this.#key = createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
        d: privateKey,
      },
    });
  }

  /** For the `Authorization` header of a request to this endpoint. */
  authorize(endpoint: URL, now = Date.now()): string {
    const expiresAt = Math.floor(now / 1_000) + LIFETIME_SECONDS;
    const claims = { aud: endpoint.origin, exp: expiresAt, sub: this.contact };
    const content = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(content), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${content}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

function publicKeyOf(privateKey: string): string | null {
  const ecdh = createECDH('prime256v1');
  try {
    ecdh.setPrivateKey(privateKey, 'base64url');
    return ecdh.getPublicKey('base64url');
  } catch {
    return null;
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
