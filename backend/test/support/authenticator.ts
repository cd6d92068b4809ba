/** A passkey whose device has verified its person: signs challenges as WebAuthn says, without a browser. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** The person is there, and verified. */
const FLAGS = 0b101;
const WITH_CREDENTIAL = 0b100_0000;
/** {"fmt": "none", "attStmt": {}, "authData": up to 255 bytes, of which the next one says how many} */
const ATTESTATION = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');

export interface SoftPasskey {
  readonly credentialId: string;
  /** COSE, as the table keeps it. */
  readonly publicKey: Buffer;
  /** The body's `response` for the challenge of a new passkey. */
  readonly register: (challenge: string) => Record<string, unknown>;
  /** The body's `response` for this challenge. */
  readonly answer: (challenge: string) => Record<string, unknown>;
}

export function makePasskey(publicUrl: string): SoftPasskey {
  const { hostname, origin } = new URL(publicUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  const rawId = randomBytes(16);
  const credentialId = rawId.toString('base64url');
  // A map of five: elliptic curve, ES256, P-256, x, y.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ]);
  const dataOf = (flags: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), count]);
  };
  const clientDataOf = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const wrap = (response: Record<string, Buffer>) => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
  });
  // As of a device that has been used before.
  let counter = 100;
  return {
    credentialId,
    publicKey: cose,
    register(challenge) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose]);
      const data = Buffer.concat([dataOf(FLAGS | WITH_CREDENTIAL), credential]);
      return wrap({
        clientDataJSON: clientDataOf('webauthn.create', challenge),
        attestationObject: Buffer.concat([ATTESTATION, Buffer.from([data.length]), data]),
      });
    },
    answer(challenge) {
      counter += 1;
      const authenticatorData = dataOf(FLAGS);
      const clientDataJSON = clientDataOf('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return wrap({ authenticatorData, clientDataJSON, signature });
    },
  };
}
