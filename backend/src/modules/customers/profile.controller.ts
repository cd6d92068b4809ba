import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { ProfileSummaryView } from '../../contracts/accounts/account.ts';
import { loyaltyOf, POINTS_PER_DELIVERED_ORDER } from '../../contracts/orders/loyalty.ts';
import { CurrentAccount, Roles } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { Limited } from '../../limits/limited.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { ChangePassword } from './change-password.ts';
import { CustomerRepository } from './customer.repository.ts';
import { ChangePasswordDto } from './password.dto.ts';

@ApiTags('accounts')
@Controller('api')
export class ProfileController {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly changePassword: ChangePassword,
  ) {}

  @Get('profile/summary')
  @Roles('customer')
  @Answers('ProfileSummary')
  async summary(@CurrentAccount() account: SessionAccount): Promise<ProfileSummaryView> {
    const { orders, delivered, reviews, favourites } = await this.customers.count(account.accountId);
    return {
      orders,
      favourites,
      reviews,
      loyaltyPoints: delivered * POINTS_PER_DELIVERED_ORDER,
      loyalty: loyaltyOf(delivered),
    };
  }

  @Put('user/password')
  @HttpCode(204)
  @Roles('customer')
  @Limited('password_account')
  @ApiNoContentResponse({ description: 'Changed; every other session has ended.' })
  @Refuses('validation_failed', 'password_too_common', 'too_many_requests', 'unavailable')
  async password(@CurrentAccount() account: SessionAccount, @Body() body: ChangePasswordDto): Promise<void> {
    await this.changePassword.execute(account, body);
  }
}
