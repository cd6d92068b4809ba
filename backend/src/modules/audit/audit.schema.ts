import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ADMIN_ROLES, type AdminRole } from '../../contracts/admin-roles.ts';
import {
  AUDIT_ACTIONS,
  AUDIT_TARGETS,
  type AuditAction,
  type AuditTarget,
  type AuditView,
} from '../../contracts/audit.ts';
import { type Role, ROLES } from '../../contracts/constants.ts';
import {
  ChoiceProperty,
  CountProperty,
  IdProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'AuditActor' })
class AuditActorSchema {
  @ChoiceProperty('Role', ROLES)
  role: Role;

  @CountProperty({ description: '0: nobody, whose e-mail was no admin’s.' })
  id: number;

  @TextProperty({ nullable: true, description: 'As it was then; customers have none.' })
  name: string | null;

  @ChoiceProperty('AdminRole', ADMIN_ROLES, { nullable: true })
  adminRole: AdminRole | null;
}

@ApiSchema({ name: 'AuditTargetOf' })
class AuditTargetSchema {
  @ChoiceProperty('AuditTarget', AUDIT_TARGETS)
  kind: AuditTarget;

  @TextProperty({ nullable: true })
  id: string | null;

  @TextProperty({ nullable: true })
  name: string | null;
}

const FIELDS = { type: 'object', additionalProperties: true, nullable: true } as const;

@ApiSchema({ name: 'AuditLine' })
export class AuditSchema implements AuditView {
  @IdProperty()
  id: number;

  @TimeProperty()
  at: string;

  @ApiProperty({ type: AuditActorSchema })
  actor: AuditActorSchema;

  @ChoiceProperty('AuditAction', AUDIT_ACTIONS)
  action: AuditAction;

  @ApiProperty({ type: AuditTargetSchema })
  target: AuditTargetSchema;

  @ApiProperty({ ...FIELDS, description: 'The fields that changed.' })
  before: Record<string, unknown> | null;

  @ApiProperty(FIELDS)
  after: Record<string, unknown> | null;

  @TextProperty({ nullable: true })
  requestId: string | null;

  @TextProperty({ nullable: true })
  ip: string | null;
}
