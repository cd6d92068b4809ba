import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { RegisteredRestaurantView } from '../../contracts/restaurants/restaurant-views.ts';
import { languageOf } from '../../http/input/accept-language.ts';
import { Public } from '../../access/access.ts';
import { readIdempotencyKey } from '../../http/input/idempotency-key.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { mailboxOf } from '../../limits/contact-keys.ts';
import { Limited } from '../../limits/limited.ts';
import { Limits } from '../../limits/limits.ts';
import { RegisterRestaurant } from './register-restaurant.ts';
import { RegisterRestaurantDto } from './registration.dto.ts';
import { toRegisteredView } from './registration.view.ts';

@ApiTags('registration')
@Controller('api/register-restaurant')
export class RegistrationController {
  constructor(
    private readonly registerRestaurant: RegisterRestaurant,
    private readonly limits: Limits,
  ) {}

  /** 201 for a new registration, 200 when the idempotency key had already made it. Nobody is logged in by it. */
  @Post()
  @Public()
  @Limited('restaurant_registration_address')
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key registers once.' })
  @Answers({
    201: 'RegisteredRestaurant',
    200: { body: 'RegisteredRestaurant', description: 'What this key registered before.' },
  })
  @Refuses(
    'validation_failed',
    'password_too_common',
    'email_taken',
    'idempotency_key_reused',
    'too_many_requests',
    'unavailable',
  )
  async register(
    @Body() body: RegisterRestaurantDto,
    @Headers('idempotency-key') key: string | undefined,
    @Headers('accept-language') languages: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredRestaurantView> {
    await this.limits.consume('registration_mailbox', mailboxOf(body.email));
    const { restaurant, isNew } = await this.registerRestaurant.execute(
      body,
      languageOf(languages),
      readIdempotencyKey(key),
    );
    if (!isNew) void reply.status(200);
    return toRegisteredView(restaurant);
  }
}
