import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { Anonymous } from '../access/access.ts';
import { describeRealtime } from './asyncapi.ts';

@ApiTags('docs')
@Controller('api/docs')
export class AsyncApiController {
  readonly #document: Record<string, unknown>;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.#document = describeRealtime(environment.publicUrl);
  }

  /** The description of the events as AsyncAPI 3. */
  @Get('asyncapi.json')
  @Anonymous()
  read(): Record<string, unknown> {
    return this.#document;
  }
}
