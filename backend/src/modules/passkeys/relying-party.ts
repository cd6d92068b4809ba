import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';

const NAME = 'Tischlein';

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

  registrationOptions(holder: Holder, known: readonly { credentialId: string; transports: string[] }[]) {
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

  signInOptions() {
    return generateAuthenticationOptions({ rpID: this.#id, userVerification: 'required' });
  }

  /** Null for whatever is no answer to this challenge by a device that has verified the person. */
  async verifyRegistration(response: unknown, expectedChallenge: string): Promise<WebAuthnCredential | null> {
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
