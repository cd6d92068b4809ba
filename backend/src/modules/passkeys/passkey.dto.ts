import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  type AddedPasskeyView,
  type AddPasskeyRequest,
  MAX_PASSKEY_NAME_LENGTH,
  type PasskeyOptionsView,
  type PasskeySignInRequest,
  type PasskeyView,
  type RenamePasskeyRequest,
} from '../../contracts/passkeys.ts';
import type { IsoTime } from '../../contracts/units.ts';
import { IdProperty, TextProperty, TimeProperty } from '../../http/openapi/properties.ts';
import { Trimmed } from '../../http/text-fields.ts';

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
  @ApiProperty({ minLength: 1, maxLength: MAX_PASSKEY_NAME_LENGTH })
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

@ApiSchema({ name: 'Passkey' })
export class PasskeySchema implements PasskeyView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TimeProperty()
  createdAt: IsoTime;

  @TimeProperty({ nullable: true })
  lastUsedAt: IsoTime | null;
}

@ApiSchema({ name: 'PasskeyOptions', description: 'Counts once, and for five minutes.' })
export class PasskeyOptionsSchema implements PasskeyOptionsView {
  @ApiProperty({ type: 'string', format: 'uuid' })
  challengeId: string;

  @ApiProperty({ ...OBJECT, description: 'For the browser’s WebAuthn, as JSON.' })
  options: Record<string, unknown>;
}

@ApiSchema({ name: 'AddedPasskey' })
export class AddedPasskeySchema implements AddedPasskeyView {
  @ApiProperty({ type: PasskeySchema })
  passkey: PasskeySchema;

  @ApiProperty({
    type: [String],
    nullable: true,
    description: 'Of an admin whose first factor it is, shown this once.',
  })
  recoveryCodes: string[] | null;
}
