import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { OperatorView } from '../../contracts/admin/operator.ts';
import { Anonymous } from '../../access/access.ts';
import { ProblemError } from '../../http/problem.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { Answers } from '../../http/openapi/answers.ts';

const FIVE_MINUTES = 'public, max-age=300';

/** Who runs this installation, for its legal pages and for those who found a hole. */
@ApiTags('operation')
@Controller()
@Anonymous()
export class OperatorController {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  @Get('api/operator')
  @Header('cache-control', FIVE_MINUTES)
  @Answers('Operator')
  operator(): OperatorView {
    return this.environment.operator;
  }

  @Get('.well-known/security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiExcludeEndpoint()
  securityTxt(): string {
    const { securityContact, publicUrl } = this.environment;
    if (securityContact === null) throw new ProblemError('not_found');
    return writeSecurityTxt(securityContact, publicUrl, new Date());
  }
}
