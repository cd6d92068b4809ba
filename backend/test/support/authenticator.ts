/** A passkey whose device has verified its person: signs challenges as WebAuthn says, without a browser. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** The person is there, and verified. */
const FLAGS = 0b101;

export interface SoftPasskey {
  readonly credentialId: string;
  /** COSE, as the table keeps it. */
  readonly publicKey: Buffer;
  /** The body's `response` for this challenge. */
  readonly answer: (challenge: string) => Record<string, unknown>;
}

export function makePasskey(publicUrl: string): SoftPasskey {
  const { hostname, origin } = new URL(publicUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  const credentialId = randomBytes(16).toString('base64url');
  // As of a device that has been used before.
  let counter = 100;
  return {
    credentialId,
    // A map of five: elliptic curve, ES256, P-256, x, y.
    publicKey: Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ]),
    answer(challenge) {
      counter += 1;
      const count = Buffer.alloc(4);
      count.writeUInt32BE(counter);
      const authenticatorData = Buffer.concat([sha256(hostname), Buffer.from([FLAGS]), count]);
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          authenticatorData: authenticatorData.toString('base64url'),
          clientDataJSON: clientData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
