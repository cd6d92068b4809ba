import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';

const NAME = 'Tischlein';

/** Loaded with the first passkey: its certificates and their formats take 5 MiB, which an idle process has no use for. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Whose passkey it is to be. */
interface Holder {
  /** Names the account to nobody but us. */
  key: string;
  email: string;
  name: string;
}

/** WebAuthn's words and checks, for the host and origin of PUBLIC_URL. The person is always verified by the device. */
@Injectable()
export class RelyingParty {
  readonly #id: string;
  readonly #origin: string;
  readonly #secret: string;

  constructor(@Inject(ENVIRONMENT) { publicUrl, sessionSecret }: Pick<Environment, 'publicUrl' | 'sessionSecret'>) {
    const { hostname, origin } = new URL(publicUrl);
    this.#id = hostname;
    this.#origin = origin;
    this.#secret = sessionSecret;
  }

  async registrationOptions(holder: Holder, known: readonly { credentialId: string; transports: string[] }[]) {
    const { generateRegistrationOptions } = await loadWebAuthn();
    return generateRegistrationOptions({
      rpName: NAME,
      rpID: this.#id,
      // The same for each passkey of the account, so that a device replaces its own.
      userID: Uint8Array.from(createHmac('sha256', this.#secret).update(`passkeys of ${holder.key}`).digest()),
      userName: holder.email,
      userDisplayName: holder.name,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports: transports as never })),
    });
  }

  async signInOptions() {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    return generateAuthenticationOptions({ rpID: this.#id, userVerification: 'required' });
  }

  /** Null for whatever is no answer to this challenge by a device that has verified the person. */
  async verifyRegistration(response: unknown, expectedChallenge: string): Promise<WebAuthnCredential | null> {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#id,
        requireUserVerification: true,
      });
      return verified ? registrationInfo.credential : null;
    } catch {
      return null;
    }
  }

  /** The authenticator's new count, null as above, and also where it has not risen. */
  async verifySignIn(
    response: unknown,
    expectedChallenge: string,
    credential: WebAuthnCredential,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#id,
        credential,
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }
}
