import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AdminBoardView, BoardEntry, BoardKind, ReminderView } from '../../contracts/admin-board.ts';
import { IdProperty, TimeProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'AdminReminder' })
export class ReminderSchema implements ReminderView {
  @IdProperty()
  orderId: number;

  @TimeProperty()
  at: string;

  @TimeProperty({ description: 'From when on the next one is taken.' })
  nextAt: string;
}

@ApiSchema({ name: 'AdminBoard' })
export class BoardSchema implements AdminBoardView {
  @TimeProperty()
  at: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'By `kind`; the longest stuck first.',
  })
  entries: BoardEntry[];

  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  counts: Record<BoardKind, number>;
}
