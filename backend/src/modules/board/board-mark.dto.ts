import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { MAX_BOARD_NOTE_LENGTH, SNOOZE_MINUTES, type SnoozeMinutes } from '../../contracts/admin/admin-board.ts';
import { OptionalText, RequiredText } from '../../http/input/field-kinds.ts';

const MAX_KEY_LENGTH = 300;

/** What is left out stays as it is. */
export class BoardMarkDto {
  @ApiProperty({ description: 'Of the entry.' })
  @RequiredText(MAX_KEY_LENGTH)
  key: string;

  @ApiProperty({ description: 'Whether whoever asks is on it; true takes it over from somebody else.' })
  @IsOptional()
  @IsBoolean()
  isClaimed?: boolean;

  @ApiProperty({ description: 'For how long it may rest; 0 ends that.' })
  @IsOptional()
  @IsIn(SNOOZE_MINUTES)
  snoozeMinutes?: SnoozeMinutes;

  @ApiProperty({ description: 'Added to those that are there.' })
  @OptionalText(MAX_BOARD_NOTE_LENGTH)
  note?: string | null;
}
