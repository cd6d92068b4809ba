import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AccountView } from '../../contracts/account-views.ts';
import { CurrentAccount, Roles } from '../../http/access.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { AccountSchema } from '../auth/account.schema.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { ChangeProfile } from './change-profile.ts';
import { ProfileDto } from './customer.dto.ts';
import { toCustomerView } from './customer.view.ts';

@ApiTags('accounts')
@Controller('api/user')
export class CustomersController {
  constructor(private readonly changeProfile: ChangeProfile) {}

  @Put('profile')
  @Roles('customer')
  @ApiOkResponse({ type: AccountSchema })
  @Refuses('validation_failed', 'too_many_requests', 'unavailable')
  async profile(@CurrentAccount() account: SessionAccount, @Body() body: ProfileDto): Promise<AccountView> {
    return toCustomerView(await this.changeProfile.execute(account.accountId, body));
  }
}
