import { Module } from '@nestjs/common';
import { ExtendMonths } from './extend-months.ts';

/** The partitions of orders: one a month. */
@Module({ providers: [ExtendMonths] })
export class OrderMonthsModule {}
