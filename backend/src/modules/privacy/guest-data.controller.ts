import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { GuestDataView, GuestErasureView } from '../../contracts/accounts/guest-data.ts';
import { AdminsWith, CurrentActing, StepUp } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import type { Acting } from '../../access/acting.ts';
import { EraseGuest } from './erase-guest.ts';
import { GuestDto } from './guest-data.dto.ts';
import { GuestDataRepository } from './guest-data.repository.ts';

/** Guests have no account that they could erase themselves. `POST` throughout: no log of addresses learns who is sought. */
@ApiTags('admin')
@Controller('api/admin/guest-data')
@AdminsWith('erase_guests')
export class GuestDataController {
  constructor(
    private readonly guests: GuestDataRepository,
    private readonly eraseGuest: EraseGuest,
  ) {}

  @Post('find')
  @HttpCode(200)
  @Answers('GuestData', 'Counts of orders that still have the guest’s data.')
  @Refuses('validation_failed')
  async find(@Body() guest: GuestDto): Promise<GuestDataView> {
    const { orders, reviews, open, disputed, firstAt, lastAt } = (await this.guests.summarise(guest)) ?? NOTHING;
    const times = { firstAt: firstAt?.toISOString() ?? null, lastAt: lastAt?.toISOString() ?? null };
    return { orders, reviews, open, disputed, ...times };
  }

  /** Blanks what is kept of a guest, which cannot be taken back. */
  @Post('erase')
  @HttpCode(200)
  @StepUp()
  @Answers('GuestErasure')
  @Refuses('validation_failed')
  erase(@Body() guest: GuestDto, @CurrentActing() acting: Acting): Promise<GuestErasureView> {
    return this.eraseGuest.execute(acting, guest);
  }
}

const NOTHING = { orders: 0, reviews: 0, open: 0, disputed: 0, firstAt: null, lastAt: null };
