import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import { SealedBox } from '../../../config/sealed-box.ts';

/** Of the keys of restaurants' POS systems. Whoever changes SESSION_SECRET asks the restaurants for their keys again. */
@Injectable()
export class SecretBox extends SealedBox {
  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret'>) {
    super(environment.sessionSecret, 'tischlein: keys of tills');
  }
}
