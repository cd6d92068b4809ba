/** RFC 8291: a message that only the browser can read. Pure but for its random parts, which tests hand in. */
import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const AUTH_BYTES = 16;
const RECORD_BYTES = 4_096;
/** Of the last record, which here is the only one. */
const DELIMITER = Buffer.from([2]);

export interface PushKeys {
  /** The browser's public key, base64url. */
  p256dh: string;
  /** The secret it shares with us, base64url. */
  auth: string;
}

interface RandomParts {
  salt: Buffer;
  privateKey: Buffer;
}

export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url', 'hex', 'uncompressed');
    return Buffer.from(p256dh, 'base64url').length === 65;
  } catch {
    return false;
  }
}

export function isAuthSecret(auth: string): boolean {
  return Buffer.from(auth, 'base64url').length === AUTH_BYTES;
}

/** The body of the request, in the encoding `aes128gcm`. */
export function encryptPush(message: string, { p256dh, auth }: PushKeys, random?: RandomParts): Buffer {
  const ecdh = createECDH(CURVE);
  if (random) ecdh.setPrivateKey(random.privateKey);
  else ecdh.generateKeys();
  const salt = random?.salt ?? randomBytes(SALT_BYTES);
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = ecdh.getPublicKey();
  const keyMaterial = derive(
    Buffer.from(auth, 'base64url'),
    ecdh.computeSecret(theirs),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    32,
  );
  const key = derive(salt, keyMaterial, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, keyMaterial, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(SALT_BYTES + 5);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, SALT_BYTES);
  header.writeUInt8(ours.length, SALT_BYTES + 4);
  return Buffer.concat([
    header,
    ours,
    cipher.update(Buffer.concat([Buffer.from(message), DELIMITER])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
