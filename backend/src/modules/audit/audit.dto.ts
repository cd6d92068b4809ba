import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { AUDIT_ACTIONS, AUDIT_TARGETS, type AuditAction, type AuditTarget } from '../../contracts/audit.ts';
import { MAX_LENGTH, type Role, ROLES } from '../../contracts/constants.ts';
import { MAX_ID } from '../../http/id-param.ts';
import { PageDto } from '../../http/pagination.ts';
import { MomentText, NumberText, TrimmedOrNull } from '../../http/text-fields.ts';

export class AuditQueryDto extends PageDto {
  @ApiPropertyOptional({ maxLength: MAX_LENGTH.search, description: 'In names, targets and values.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.search)
  q?: string;

  @ApiPropertyOptional({ enum: ROLES, enumName: 'Role' })
  @IsOptional()
  @IsIn(ROLES)
  actorRole?: Role;

  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @NumberText()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  actorId?: number;

  @ApiPropertyOptional({ enum: AUDIT_ACTIONS, enumName: 'AuditAction' })
  @IsOptional()
  @IsIn(AUDIT_ACTIONS)
  action?: AuditAction;

  @ApiPropertyOptional({ enum: AUDIT_TARGETS, enumName: 'AuditTarget' })
  @IsOptional()
  @IsIn(AUDIT_TARGETS)
  targetKind?: AuditTarget;

  @ApiPropertyOptional({ maxLength: MAX_LENGTH.address })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.address)
  targetId?: string;

  @ApiPropertyOptional({ type: 'string', format: 'date-time', description: 'From this moment on.' })
  @MomentText()
  from?: Date;

  @ApiPropertyOptional({ type: 'string', format: 'date-time', description: 'Before this moment.' })
  @MomentText()
  to?: Date;
}
