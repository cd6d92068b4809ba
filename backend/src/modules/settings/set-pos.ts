import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { ProblemError } from '../../http/problem.ts';
import { SecretBox } from '../pos/protocol/secret-box.ts';
import { refuseOutsideAddress } from '../../outside/address.ts';
import type { PosDto } from './settings.dto.ts';
import { SettingsRepository } from './settings.repository.ts';

@Injectable()
export class SetPos {
  readonly #mayBePrivate: boolean;

  constructor(
    private readonly settings: SettingsRepository,
    private readonly secrets: SecretBox,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#mayBePrivate = environment.posNetwork === 'any';
  }

  /** @throws ProblemError `validation_failed` when the address is none that an order may be sent to. */
  async execute(restaurantId: number, { posApiUrl, posApiKey }: PosDto): Promise<void> {
    const wrong = posApiUrl ? refuseOutsideAddress(posApiUrl) : null;
    if (wrong !== null && !(this.#mayBePrivate && wrong !== 'invalid_format')) {
      throw ProblemError.field('posApiUrl', wrong);
    }
    await this.settings.setPos(restaurantId, posApiUrl, posApiKey && this.secrets.seal(posApiKey));
  }
}
