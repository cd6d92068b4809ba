import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import type { ToggleStatusRequest } from '../../contracts/requests.ts';

export class ToggleStatusDto implements ToggleStatusRequest {
  @ApiPropertyOptional({ description: 'What the switch shall be; left out, it flips.' })
  @IsOptional()
  @IsBoolean()
  isOpen?: boolean;
}
