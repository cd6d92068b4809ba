import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import { SealedBox } from '../../../config/sealed-box.ts';

const PURPOSE = 'tischlein: second factors of admins';

/** Of admins' second factors. Whoever changes SESSION_SECRET has them reset. */
@Injectable()
export class SecondFactorBox extends SealedBox {
  readonly #secret: string;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret'>) {
    super(environment.sessionSecret, PURPOSE);
    this.#secret = environment.sessionSecret;
  }

  /** Recovery codes are looked up by it; without SESSION_SECRET nobody can try them out on a stolen table. */
  digestOf(adminId: number, recoveryCode: string): string {
    return createHmac('sha256', this.#secret)
      .update(`${PURPOSE}:${String(adminId)}:${recoveryCode}`)
      .digest('hex');
  }
}
