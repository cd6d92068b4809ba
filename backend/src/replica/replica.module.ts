import { Global, Module } from '@nestjs/common';
import { Replica } from './replica.ts';

@Global()
@Module({ providers: [Replica], exports: [Replica] })
export class ReplicaModule {}
