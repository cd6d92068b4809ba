import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsObject, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { MAX_ADDRESS_LENGTH } from '../../contracts/accounts/account.ts';
import { PostalAddressDto } from '../../http/input/postal-address.dto.ts';
import { OptionalText, RequiredText } from '../../http/input/field-kinds.ts';

/** The first address is the default by itself. */
export class AddressDto {
  @ApiProperty({ example: 'Zuhause' })
  @RequiredText(MAX_ADDRESS_LENGTH.label)
  label: string;

  @ApiProperty({
    description: 'The whole of it as a text, instead of its parts.',
    example: 'Torstraße 1, 10119 Berlin',
  })
  @ValidateIf(({ postal }: Partial<AddressDto>) => postal === undefined)
  @RequiredText(MAX_ADDRESS_LENGTH.address)
  address?: string;

  @ApiProperty({ description: 'Its parts; the text follows from them.' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PostalAddressDto)
  postal?: PostalAddressDto;

  @ApiProperty({ nullable: true, description: 'For whoever rings the bell.' })
  @OptionalText(MAX_ADDRESS_LENGTH.notes)
  notes?: string | null;

  @ApiProperty({ description: 'True takes it from the one that was the default.' })
  @IsOptional()
  @IsBoolean()
  isDefault?: boolean;
}
