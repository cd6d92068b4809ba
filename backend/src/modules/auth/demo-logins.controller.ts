import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiSchema, ApiTags } from '@nestjs/swagger';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { type Role, ROLES } from '../../contracts/constants.ts';
import type { DemoLoginView } from '../../contracts/account-views.ts';
import { DEMO_ADMIN, DEMO_CUSTOMER, DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';
import { DEMO_RESTAURANTS } from '../../database/demo/demo-restaurants.ts';
import { Anonymous } from '../../http/access.ts';
import { ChoiceProperty, TextProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'DemoLogin' })
class DemoLoginSchema implements DemoLoginView {
  @ChoiceProperty('Role', ROLES)
  role: Role;

  @TextProperty()
  email: string;

  @TextProperty()
  password: string;
}

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
  @ApiOkResponse({ type: [DemoLoginSchema] })
  list(): DemoLoginView[] {
    return this.#logins;
  }
}
