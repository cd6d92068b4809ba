import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { NotificationSettings, PushKeyView } from '../../contracts/accounts/account.ts';
import { Anonymous, CurrentAccount, Public, Roles } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { NotificationSettingsDto, PushEndpointDto, PushSubscriptionDto } from './notification.dto.ts';
import { NotificationSettingsRepository } from './notification-settings.repository.ts';
import { PushSender } from './push/push-sender.ts';
import { PushSubscriptionRepository } from './push/push-subscription.repository.ts';
import { SubscribeBrowser } from './push/subscribe-browser.ts';

@ApiTags('notifications')
@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly settings: NotificationSettingsRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly subscribeBrowser: SubscribeBrowser,
    private readonly sender: PushSender,
  ) {}

  @Get('settings')
  @Roles('customer')
  @Answers('NotificationSettings')
  async readSettings(@CurrentAccount() account: SessionAccount): Promise<NotificationSettings> {
    return existing(await this.settings.find(account.accountId));
  }

  @Put('settings')
  @Roles('customer')
  @Answers('NotificationSettings')
  @Refuses('validation_failed')
  async changeSettings(
    @CurrentAccount() account: SessionAccount,
    @Body() body: NotificationSettingsDto,
  ): Promise<NotificationSettings> {
    return existing(await this.settings.change(account.accountId, body));
  }

  @Get('push/key')
  @Anonymous()
  @Answers('PushKey')
  @Refuses('not_found')
  key(): PushKeyView {
    const { publicKey } = this.sender;
    if (publicKey === null) throw new ProblemError('not_found');
    return { publicKey };
  }

  /**
   * For the signed-in customer's orders, or for what the signed-in restaurant does not answer, as long as the session lasts;
   * or for the one order whose link it has.
   */
  @Post('push')
  @HttpCode(204)
  @Public()
  @ApiNoContentResponse({ description: 'Also when it was subscribed before.' })
  @Refuses('validation_failed', 'unauthenticated', 'forbidden', 'not_found')
  async subscribe(@Body() body: PushSubscriptionDto, @CurrentAccount() account: SessionAccount | null): Promise<void> {
    await this.subscribeBrowser.execute(body, account);
  }

  /** The endpoint is a secret of its browser: whoever knows it may end it. */
  @Delete('push')
  @HttpCode(204)
  @Anonymous()
  @ApiNoContentResponse({ description: 'Also when it was not subscribed.' })
  @Refuses('validation_failed')
  async unsubscribe(@Body() body: PushEndpointDto): Promise<void> {
    await this.subscriptions.remove(body.endpoint);
  }
}

function existing(settings: NotificationSettings | null): NotificationSettings {
  if (settings === null) throw new ProblemError('unauthenticated');
  return settings;
}
