import { createECDH } from 'node:crypto';

/** A pair of a test's own. */
export function vapidPair(): { publicKey: string; privateKey: string } {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  const privateKey = Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}
