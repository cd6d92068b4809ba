import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AccountView } from '../../contracts/accounts/account-views.ts';
import { CurrentAccount, Roles } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { ChangeProfile } from './change-profile.ts';
import { ProfileDto } from './customer.dto.ts';
import { toCustomerView } from './customer.view.ts';

@ApiTags('accounts')
@Controller('api/user')
export class CustomersController {
  constructor(private readonly changeProfile: ChangeProfile) {}

  @Put('profile')
  @Roles('customer')
  @Answers('Account')
  @Refuses('validation_failed', 'too_many_requests', 'unavailable')
  async profile(@CurrentAccount() account: SessionAccount, @Body() body: ProfileDto): Promise<AccountView> {
    return toCustomerView(await this.changeProfile.execute(account.accountId, body));
  }
}
