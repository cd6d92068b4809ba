import { ChosenPassword, Password } from '../../http/input/field-kinds.ts';

export class ChangePasswordDto {
  @Password()
  currentPassword: string;

  @ChosenPassword('customer')
  newPassword: string;
}
