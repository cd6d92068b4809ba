import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  CATEGORIES,
  type Category,
  CITIES,
  type City,
  MAX_LENGTH,
  RESTAURANT_SORTS,
  type RestaurantSort,
} from '../../contracts/constants.ts';
import type { ToggleStatusRequest } from '../../contracts/requests.ts';
import { PageDto } from '../../http/pagination.ts';
import { BooleanText, NumberText, TrimmedOrNull } from '../../http/text-fields.ts';

const MAX_PAGE = 10_000;

/** An empty filter, as a form leaves it in the address, is no filter. */
export class RestaurantListDto extends PageDto {
  @ApiPropertyOptional({ enum: CITIES, enumName: 'City' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CITIES)
  city?: City | null;

  @ApiPropertyOptional({
    type: 'string',
    description: 'Part of a restaurant, menu or dish.',
    maxLength: MAX_LENGTH.search,
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.search)
  q?: string | null;

  @ApiPropertyOptional({ enum: CATEGORIES, enumName: 'Category' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CATEGORIES)
  category?: Category | null;

  @ApiPropertyOptional({ enum: RESTAURANT_SORTS, default: 'popularity' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(RESTAURANT_SORTS)
  sort?: RestaurantSort | null;

  @ApiPropertyOptional({ type: 'boolean', description: 'Only those that take orders now, or only those that do not.' })
  @BooleanText()
  @IsOptional()
  @IsBoolean()
  open?: boolean;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE, description: 'Instead of `cursor`.' })
  @NumberText()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  page?: number;
}

export class ToggleStatusDto implements ToggleStatusRequest {
  @ApiPropertyOptional({ description: 'What the switch shall be; left out, it flips.' })
  @IsOptional()
  @IsBoolean()
  isOpen?: boolean;
}
