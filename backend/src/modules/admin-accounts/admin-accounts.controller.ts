import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { AdminAccountView } from '../../contracts/admin/admin.ts';
import { pick } from '../../database/sql/pick.ts';
import { AdminsWith, CurrentAccount, CurrentActing, StepUp } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { Limited } from '../../limits/limited.ts';
import type { Acting } from '../../access/acting.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { AddAdminDto, AdminPasswordDto, ChangeAdminDto } from './admin-accounts.dto.ts';
import { AdminAccountsRepository, type AdminAccountRow } from './admin-accounts.repository.ts';
import { ManageAdmins } from './manage-admins.ts';

@ApiTags('admin')
@Controller('api/admin')
export class AdminAccountsController {
  constructor(
    private readonly admins: AdminAccountsRepository,
    private readonly manage: ManageAdmins,
  ) {}

  @Get('admins')
  @AdminsWith('manage_admins')
  @Answers(['AdminAccount'])
  async list(): Promise<AdminAccountView[]> {
    return (await this.admins.list()).map(toView);
  }

  @Post('admins')
  @AdminsWith('manage_admins')
  @StepUp()
  @Answers({ 201: 'AdminAccount' })
  @Refuses('validation_failed', 'password_too_common', 'email_taken', 'unavailable')
  async add(@CurrentActing() acting: Acting, @Body() body: AddAdminDto): Promise<AdminAccountView> {
    return toView(await this.manage.add(acting, body));
  }

  /** A new role or password ends the account's sessions. */
  @Put('admins/:id')
  @AdminsWith('manage_admins')
  @StepUp()
  @Answers('AdminAccount')
  @Refuses('validation_failed', 'password_too_common', 'not_found', 'own_account', 'last_owner', 'unavailable')
  async change(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: ChangeAdminDto,
  ): Promise<AdminAccountView> {
    return toView(await this.manage.change(acting, id, body));
  }

  @Delete('admins/:id')
  @HttpCode(204)
  @AdminsWith('manage_admins')
  @StepUp()
  @ApiNoContentResponse()
  @Refuses('not_found', 'own_account', 'last_owner')
  async remove(@IdParam() id: number, @CurrentActing() acting: Acting): Promise<void> {
    await this.manage.remove(acting, id);
  }

  @Delete('admins/:id/second-factor')
  @HttpCode(204)
  @AdminsWith('manage_admins')
  @StepUp()
  @ApiNoContentResponse()
  @Refuses('not_found', 'own_account')
  async resetSecondFactor(@IdParam() id: number, @CurrentActing() acting: Acting): Promise<void> {
    await this.manage.resetSecondFactor(acting, id);
  }

  /** Changes the admin's own password. */
  @Put('password')
  @HttpCode(204)
  @AdminsWith('own_account')
  @Limited('password_account')
  @ApiNoContentResponse()
  @Refuses('validation_failed', 'password_too_common', 'unavailable')
  async changePassword(
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() body: AdminPasswordDto,
  ): Promise<void> {
    await this.manage.changeOwnPassword(account, acting, body);
  }
}

function toView(row: AdminAccountRow): AdminAccountView {
  return {
    ...pick(row, 'id', 'name', 'email', 'role', 'hasSecondFactor', 'sessions'),
    createdAt: row.createdAt.toISOString(),
  };
}
