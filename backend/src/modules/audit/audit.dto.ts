import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { AUDIT_ACTIONS, AUDIT_TARGETS, type AuditAction, type AuditTarget } from '../../contracts/admin/audit.ts';
import { MAX_LENGTH, type Role, ROLES } from '../../contracts/constants.ts';
import { PageDto } from '../../http/input/pagination.ts';
import { MomentText } from '../../http/input/text-fields.ts';
import { IdText, OptionalText } from '../../http/input/field-kinds.ts';

export class AuditQueryDto extends PageDto {
  @ApiProperty({ description: 'In names, targets and values.' })
  @OptionalText(MAX_LENGTH.search)
  q?: string;

  @IsOptional()
  @IsIn(ROLES)
  actorRole?: Role;

  @IdText()
  actorId?: number;

  @IsOptional()
  @IsIn(AUDIT_ACTIONS)
  action?: AuditAction;

  @IsOptional()
  @IsIn(AUDIT_TARGETS)
  targetKind?: AuditTarget;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.address)
  targetId?: string;

  @ApiProperty({ format: 'date-time', description: 'From this moment on.' })
  @MomentText()
  from?: Date;

  @ApiProperty({ format: 'date-time', description: 'Before this moment.' })
  @MomentText()
  to?: Date;
}
