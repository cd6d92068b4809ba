import { ApiSchema } from '@nestjs/swagger';
import type { IsoTime } from '../../contracts/units.ts';
import { type AdminNoticeView, NOTICE_KINDS, type NoticeKind } from '../../contracts/watch.ts';
import { ChoiceProperty, IdProperty, TextProperty, TimeProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'AdminNotice' })
export class AdminNoticeSchema implements AdminNoticeView {
  @IdProperty()
  id: number;

  @ChoiceProperty('NoticeKind', NOTICE_KINDS)
  kind: NoticeKind;

  @IdProperty()
  restaurantId: number;

  @TextProperty()
  restaurantName: string;

  @TextProperty({ nullable: true })
  restaurantPhone: string | null;

  @IdProperty({ nullable: true, description: 'Of `order_unanswered`; null otherwise.' })
  orderId: number | null;

  @TimeProperty()
  at: IsoTime;

  @TimeProperty({ nullable: true, description: 'Null while it stands.' })
  resolvedAt: IsoTime | null;
}
