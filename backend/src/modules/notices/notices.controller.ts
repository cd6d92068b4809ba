import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import type { AdminNoticeView } from '../../contracts/restaurants/watch.ts';
import { AdminsWith } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { beforeIdOf, limitOf, PageDto, Links, PageLinks } from '../../http/input/pagination.ts';
import { BooleanText, TrimmedOrNull } from '../../http/input/text-fields.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
import { NoticesRepository } from './notices.repository.ts';

class NoticesQueryDto extends PageDto {
  @ApiProperty({ description: 'Only those that stand, or only those that are resolved.' })
  @BooleanText()
  @TrimmedOrNull()
  @IsOptional()
  @IsBoolean()
  standing?: boolean | null;
}

@ApiTags('admin')
@Controller('api/admin/notices')
@AdminsWith('read')
export class NoticesController {
  constructor(private readonly notices: NoticesRepository) {}

  /** What somebody should look after, newest first. */
  @Get()
  @MayReadReplica()
  @Answers(['AdminNotice'])
  @Refuses('validation_failed')
  async list(@Query() query: NoticesQueryDto, @Links() links: PageLinks): Promise<AdminNoticeView[]> {
    const read = await this.notices.list(beforeIdOf(query), limitOf(query) + 1, query.standing ?? null);
    return links.cut(read, query);
  }
}
