import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { isOnThisMachine } from '../config/this-machine.ts';
import type { SecondFactorExemption } from '../modules/auth/second-factor/second-factor-exemption.ts';
import { DEMO_ADMIN, DEMO_PASSWORD } from './demo-accounts.ts';

/** Admins need a second factor; only the demo data's own account, where nobody but this machine can reach it, does not. */
@Injectable()
export class DemoExemption implements SecondFactorExemption {
  readonly #isDemo: boolean;

  constructor(@Inject(ENVIRONMENT) { demoData, publicUrl }: Pick<Environment, 'demoData' | 'publicUrl'>) {
    this.#isDemo = demoData && isOnThisMachine(publicUrl);
  }

  /** Whatever its password is by now. */
  isOf(email: string): boolean {
    return this.#isDemo && email === DEMO_ADMIN.email;
  }

  covers(email: string, password: string): boolean {
    return this.isOf(email) && password === DEMO_PASSWORD;
  }
}
