import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { MAX_POSTAL_LENGTH } from '../../contracts/places/postal-address.ts';
import { POSTCODE_PATTERN } from '../../contracts/places/postcode.ts';
import { OptionalText, RequiredText } from './field-kinds.ts';
import { Trimmed } from './text-fields.ts';

export class PostalAddressDto {
  @ApiProperty({ example: 'Torstraße' })
  @RequiredText(MAX_POSTAL_LENGTH.street)
  street: string;

  @ApiProperty({ example: '12a' })
  @RequiredText(MAX_POSTAL_LENGTH.houseNumber)
  houseNumber: string;

  @ApiProperty({ example: '10119' })
  @Trimmed()
  @IsString()
  @Matches(POSTCODE_PATTERN)
  postcode: string;

  @ApiProperty({ example: 'Berlin' })
  @RequiredText(MAX_POSTAL_LENGTH.city)
  city: string;

  @ApiProperty({
    nullable: true,
    example: 'Hinterhaus, 3. OG',
    description: 'Floor, company, another name at the door.',
  })
  @OptionalText(MAX_POSTAL_LENGTH.addition)
  addition?: string | null;
}
