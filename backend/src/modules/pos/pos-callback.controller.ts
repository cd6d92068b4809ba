import { Body, Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { POS_SIGNATURE_HEADER, POS_TIMESTAMP_HEADER, type PosCallbackView } from '../../contracts/restaurants/pos.ts';
import { Anonymous } from '../../access/access.ts';
import { KeepsText, readText } from '../../http/bodies/body-text.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { TakeCallback } from './take-callback.ts';
import { PosCallbackDto } from './pos.dto.ts';

@ApiTags('POS')
@Controller('api/pos')
export class PosCallbackController {
  constructor(private readonly takeCallback: TakeCallback) {}

  /** From a POS, signed with the key that its restaurant has set; see docs/pos.md. */
  @Post('callback')
  @HttpCode(200)
  @Anonymous()
  @KeepsText()
  @ApiHeader({ name: POS_TIMESTAMP_HEADER, description: 'Unix time in seconds, at most five minutes off.' })
  @ApiHeader({
    name: POS_SIGNATURE_HEADER,
    description: '`v1=` and HMAC-SHA256 in hex of timestamp, a dot and the body.',
  })
  @Answers('PosCallback')
  @Refuses('validation_failed', 'bad_signature')
  async take(
    @Body() body: PosCallbackDto,
    @Headers(POS_TIMESTAMP_HEADER) timestamp: string | undefined,
    @Headers(POS_SIGNATURE_HEADER) signature: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<PosCallbackView> {
    const signed = { timestamp: timestamp ?? '', signature: signature ?? '', text: readText(request) };
    return { status: await this.takeCallback.execute(body, signed) };
  }
}
