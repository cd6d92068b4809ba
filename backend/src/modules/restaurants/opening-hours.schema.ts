import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { OpeningDay, OpeningHoursView, OpeningSpan, SpecialDay } from '../../contracts/settings.ts';
import { TextProperty } from '../../http/openapi/properties.ts';

@ApiSchema({
  name: 'OpeningSpan',
  description: 'In Europe/Berlin; one that does not end after it opens ends on the next day.',
})
class OpeningSpanSchema implements OpeningSpan {
  @ApiProperty({ type: 'string', example: '17:00' })
  opens: string;

  @ApiProperty({ type: 'string', example: '22:30' })
  closes: string;
}

@ApiSchema({ name: 'OpeningDay' })
class OpeningDaySchema implements OpeningDay {
  @ApiProperty({ type: [OpeningSpanSchema] })
  spans: OpeningSpanSchema[];
}

@ApiSchema({ name: 'SpecialDay' })
class SpecialDaySchema extends OpeningDaySchema implements SpecialDay {
  @ApiProperty({ type: 'string', format: 'date' })
  date: string;

  @TextProperty({ nullable: true })
  label: string | null;
}

@ApiSchema({ name: 'OpeningHours' })
export class OpeningHoursSchema implements OpeningHoursView {
  @ApiProperty({ type: [OpeningDaySchema], minItems: 7, maxItems: 7, description: 'Monday first.' })
  week: OpeningDaySchema[];

  @ApiProperty({ type: [SpecialDaySchema], description: 'From today on, by date.' })
  specialDays: SpecialDaySchema[];
}
