import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderItem } from '../../entities/orders/order-item.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { ArrivalModule } from '../arrival/arrival.module.ts';
import { ReportRepository } from './report.repository.ts';
import { ReportsController } from './reports.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Order, OrderItem, Restaurant]), ArrivalModule],
  controllers: [ReportsController],
  providers: [ReportRepository],
})
export class ReportsModule {}
