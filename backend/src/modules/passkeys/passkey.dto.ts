import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  type AddPasskeyRequest,
  MAX_PASSKEY_NAME_LENGTH,
  type PasskeySignInRequest,
  type RenamePasskeyRequest,
} from '../../contracts/accounts/passkeys.ts';
import { Trimmed } from '../../http/input/text-fields.ts';

const OBJECT = { type: 'object', additionalProperties: true } as const;

export class PasskeySignInDto implements PasskeySignInRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  challengeId: string;

  @ApiProperty({ ...OBJECT, description: 'What the browser’s WebAuthn answered to the options, as JSON.' })
  @IsObject()
  response: Record<string, unknown>;
}

export class RenamePasskeyDto implements RenamePasskeyRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSKEY_NAME_LENGTH)
  name: string;
}

export class AddPasskeyDto extends RenamePasskeyDto implements AddPasskeyRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  challengeId: string;

  @ApiProperty({ ...OBJECT, description: 'What the browser’s WebAuthn answered to the options, as JSON.' })
  @IsObject()
  response: Record<string, unknown>;
}
