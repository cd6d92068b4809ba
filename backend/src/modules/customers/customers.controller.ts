import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AccountView } from '../../contracts/account-views.ts';
import { CurrentAccount, Roles } from '../../http/access.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { AccountSchema } from '../auth/account.schema.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { ProfileDto } from './customer.dto.ts';
import { CustomerRepository, type ProfileChange } from './customer.repository.ts';
import { toCustomerView } from './customer.view.ts';

@ApiTags('accounts')
@Controller('api/user')
export class CustomersController {
  readonly #customers: CustomerRepository;

  constructor(customers: CustomerRepository) {
    this.#customers = customers;
  }

  @Put('profile')
  @Roles('customer')
  @ApiOkResponse({ type: AccountSchema })
  @Refuses('validation_failed')
  async changeProfile(@CurrentAccount() account: SessionAccount, @Body() body: ProfileDto): Promise<AccountView> {
    const user = await this.#customers.change(account.accountId, toChange(body));
    if (user === null) throw new ProblemError('unauthenticated');
    return toCustomerView(user);
  }
}

/** A name and a city can be changed but not removed. */
function toChange({ name, city, phone, address }: ProfileDto): ProfileChange {
  return {
    ...(name && { name }),
    ...(city && { city }),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && { address }),
  };
}
