import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { type AddressRequest, MAX_ADDRESS_LENGTH } from '../../contracts/accounts/account.ts';
import { Trimmed, TrimmedOrNull } from '../../http/input/text-fields.ts';

export class AddressDto implements AddressRequest {
  @ApiProperty({ example: 'Zuhause' })
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_ADDRESS_LENGTH.label)
  label: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_ADDRESS_LENGTH.address)
  address: string;

  @ApiProperty({ nullable: true, description: 'For whoever rings the bell.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_ADDRESS_LENGTH.notes)
  notes?: string | null;

  @ApiProperty({ description: 'True takes it from the one that was the default.' })
  @IsOptional()
  @IsBoolean()
  isDefault?: boolean;
}
