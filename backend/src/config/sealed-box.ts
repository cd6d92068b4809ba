import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/** Keeps secrets so that the database alone does not give them away. Each purpose has a key of its own. */
export class SealedBox {
  readonly #key: Buffer;

  constructor(sessionSecret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, KEY_BYTES));
  }

  /** Differs each time, also for the same secret. */
  seal(secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${VERSION}.${sealed.toString('base64url')}`;
  }

  /** Null for what this box did not seal: damaged, of another purpose, or of another SESSION_SECRET. */
  open(sealed: string): string | null {
    const [version, text = ''] = sealed.split('.');
    const bytes = Buffer.from(text, 'base64url');
    if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const secret = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
      return Buffer.concat(secret).toString('utf8');
    } catch {
      return null;
    }
  }
}
