import { IsIn } from 'class-validator';
import { ADMIN_ROLES, type AdminRole } from '../../contracts/accounts/admin-roles.ts';
import { MAX_LENGTH } from '../../contracts/constants.ts';
import { EmailAddress } from '../../http/input/text-fields.ts';
import { ChosenPassword, IfSent, Password, RequiredText } from '../../http/input/field-kinds.ts';

export class AddAdminDto {
  @RequiredText(MAX_LENGTH.name)
  name: string;

  @EmailAddress()
  email: string;

  @ChosenPassword('admin')
  password: string;

  @IsIn(ADMIN_ROLES)
  role: AdminRole;
}

/** What is left out stays. A new role or password ends the account's sessions. */
export class ChangeAdminDto {
  @IfSent()
  @RequiredText(MAX_LENGTH.name)
  name?: string;

  @IfSent()
  @IsIn(ADMIN_ROLES)
  role?: AdminRole;

  @IfSent()
  @ChosenPassword('admin')
  password?: string;
}

export class AdminPasswordDto {
  @Password()
  currentPassword: string;

  @ChosenPassword('admin')
  newPassword: string;
}
