import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.ts';

@Global()
@Module({ providers: [Limits], exports: [Limits] })
export class LimitsModule {}
