import { Module } from '@nestjs/common';
import { OperatorController } from './operator.controller.ts';

@Module({ controllers: [OperatorController] })
export class OperatorModule {}
