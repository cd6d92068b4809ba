import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { WelcomeView } from '../../contracts/account.ts';
import { Anonymous } from '../../http/access.ts';
import { WelcomeRepository } from './welcome.repository.ts';
import { WelcomeSchema } from './welcome.schema.ts';

@ApiTags('accounts')
@Controller('api/welcome')
export class WelcomeController {
  constructor(private readonly figures: WelcomeRepository) {}

  @Get()
  @Anonymous()
  @ApiOkResponse({ type: WelcomeSchema, description: 'What the login page may claim, at most a minute old.' })
  welcome(): Promise<WelcomeView> {
    return this.figures.figures();
  }
}
