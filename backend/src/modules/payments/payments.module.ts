import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { OrderTotals } from './order-totals.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { ReadPayments } from './read-payments.ts';
import { RenewSubscriptions } from './renew-subscriptions.ts';

/** What came in, from whom and with which VAT. */
@Module({
  imports: [TypeOrmModule.forFeature([Restaurant])],
  controllers: [PaymentsController],
  providers: [OrderTotals, PaymentsRepository, ReadPayments, RenewSubscriptions],
  exports: [OrderTotals],
})
export class PaymentsModule {}
