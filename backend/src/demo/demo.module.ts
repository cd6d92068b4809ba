import { Global, Module } from '@nestjs/common';
import { SecondFactorExemption } from '../modules/auth/second-factor/second-factor-exemption.ts';
import { DemoExemption } from './demo-exemption.ts';
import { DemoLoginsController } from './demo-logins.controller.ts';

/** What the running product says and allows because of its demo accounts. Without demo data that is nothing. */
@Global()
@Module({
  controllers: [DemoLoginsController],
  providers: [{ provide: SecondFactorExemption, useClass: DemoExemption }],
  exports: [SecondFactorExemption],
})
export class DemoModule {}
