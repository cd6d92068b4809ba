import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { MAX_POS_REFERENCE, type PosPayment } from '../../contracts/restaurants/pos.ts';

const RESULTS = ['paid', 'declined'] as const;

export class PosCallbackDto {
  @ApiProperty({ format: 'uuid', description: 'As it came with the order.' })
  @IsUUID()
  delivery: string;

  @IsIn(RESULTS)
  status: Exclude<PosPayment, 'pending'>;

  @ApiProperty({ description: 'The POS’s own name for the payment.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_POS_REFERENCE)
  @Matches(/^[\x20-\x7e]*$/)
  reference?: string;
}
