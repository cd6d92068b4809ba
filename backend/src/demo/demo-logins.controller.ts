import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { type Role, ROLES } from '../contracts/constants.ts';
import type { DemoLoginView } from '../contracts/accounts/account-views.ts';
import { DEMO_ADMIN, DEMO_CUSTOMER, DEMO_PASSWORD } from './demo-accounts.ts';
import { DEMO_RESTAURANTS } from './demo-restaurants.ts';
import { Anonymous } from '../access/access.ts';
import { Answers } from '../http/openapi/answers.ts';

@ApiTags('accounts')
@Controller('api/demo-logins')
export class DemoLoginsController {
  readonly #logins: DemoLoginView[];

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'demoData'>) {
    const emails: Record<Role, string | undefined> = {
      customer: DEMO_CUSTOMER.email,
      restaurant: DEMO_RESTAURANTS[0]?.email,
      admin: DEMO_ADMIN.email,
    };
    this.#logins = ROLES.flatMap((role) => {
      const email = emails[role];
      return environment.demoData && email !== undefined ? [{ role, email, password: DEMO_PASSWORD }] : [];
    });
  }

  /** One account a role where demo data is seeded (DEMO_DATA), none elsewhere. */
  @Get()
  @Anonymous()
  @Answers(['DemoLogin'])
  list(): DemoLoginView[] {
    return this.#logins;
  }
}
