import { Password } from '../../http/input/field-kinds.ts';

export class DeleteAccountDto {
  @Password()
  password: string;
}
