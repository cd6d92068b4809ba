import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WelcomeView } from '../../contracts/accounts/account.ts';
import { Anonymous } from '../../access/access.ts';
import { WelcomeRepository } from './welcome.repository.ts';
import { Answers } from '../../http/openapi/answers.ts';

@ApiTags('accounts')
@Controller('api/welcome')
export class WelcomeController {
  constructor(private readonly repository: WelcomeRepository) {}

  @Get()
  @Anonymous()
  @Answers('Welcome', 'What the login page may claim, at most a minute old.')
  welcome(): Promise<WelcomeView> {
    return this.repository.counts();
  }
}
