import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { MAX_ADDRESS_LENGTH } from '../../contracts/accounts/account.ts';
import { OptionalText, RequiredText } from '../../http/input/field-kinds.ts';

/** The first address is the default by itself. */
export class AddressDto {
  @ApiProperty({ example: 'Zuhause' })
  @RequiredText(MAX_ADDRESS_LENGTH.label)
  label: string;

  @RequiredText(MAX_ADDRESS_LENGTH.address)
  address: string;

  @ApiProperty({ nullable: true, description: 'For whoever rings the bell.' })
  @OptionalText(MAX_ADDRESS_LENGTH.notes)
  notes?: string | null;

  @ApiProperty({ description: 'True takes it from the one that was the default.' })
  @IsOptional()
  @IsBoolean()
  isDefault?: boolean;
}
