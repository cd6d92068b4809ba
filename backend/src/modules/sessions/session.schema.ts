import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { SessionView } from '../../contracts/sessions.ts';
import type { IsoTime } from '../../contracts/units.ts';
import { FlagProperty, TextProperty, TimeProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'Session' })
export class SessionSchema implements SessionView {
  @ApiProperty({ type: 'string', format: 'uuid', description: 'A name for the list; nobody is signed in by it.' })
  id: string;

  @TextProperty({ nullable: true, description: 'Browser and system.' })
  device: string | null;

  @TimeProperty()
  createdAt: IsoTime;

  @TimeProperty({ description: 'At most about a minute behind.' })
  lastSeenAt: IsoTime;

  @FlagProperty()
  isCurrent: boolean;
}
