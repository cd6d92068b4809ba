import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsUUID } from 'class-validator';
import { MAX_PASSKEY_NAME_LENGTH } from '../../contracts/accounts/passkeys.ts';
import { RequiredText } from '../../http/input/field-kinds.ts';

const OBJECT = { type: 'object', additionalProperties: true } as const;

export class PasskeySignInDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  challengeId: string;

  @ApiProperty({ ...OBJECT, description: 'What the browser’s WebAuthn answered to the options, as JSON.' })
  @IsObject()
  response: Record<string, unknown>;
}

export class RenamePasskeyDto {
  @RequiredText(MAX_PASSKEY_NAME_LENGTH)
  name: string;
}

export class AddPasskeyDto extends RenamePasskeyDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  challengeId: string;

  @ApiProperty({ ...OBJECT, description: 'What the browser’s WebAuthn answered to the options, as JSON.' })
  @IsObject()
  response: Record<string, unknown>;
}
