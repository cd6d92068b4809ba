import { ApiSchema } from '@nestjs/swagger';
import type { NotificationSettings, PushKeyView } from '../../contracts/account.ts';
import { FlagProperty, TextProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'NotificationSettings' })
export class NotificationSettingsSchema implements NotificationSettings {
  @FlagProperty({ description: 'E-mails about what becomes of an order; its confirmation is always sent.' })
  email: boolean;

  @FlagProperty({ description: 'Messages on the devices that asked for them.' })
  push: boolean;
}

@ApiSchema({ name: 'PushKey' })
export class PushKeySchema implements PushKeyView {
  @TextProperty({ description: 'Base64url, for `applicationServerKey`.' })
  publicKey: string;
}
