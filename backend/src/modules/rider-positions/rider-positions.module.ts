import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RiderTrack } from '../../entities/orders/rider-track.entity.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { ReadRide } from './read-ride.ts';
import { RiderDepartures } from './rider-departures.ts';
import { RiderPlaces } from './rider-places.ts';
import { RiderPositionsController } from './rider-positions.controller.ts';
import { RiderTracks } from './rider-tracks.ts';
import { RiderWays } from './rider-ways.ts';
import { LatestPositions } from './store/latest-positions.ts';
import { TakePositions } from './take-positions.ts';

/** Where riders are: the latest value of a stream, which neither the outbox nor the log ever has. */
@Module({
  imports: [TypeOrmModule.forFeature([RiderTrack]), AuthModule],
  controllers: [RiderPositionsController],
  providers: [LatestPositions, ReadRide, RiderDepartures, RiderPlaces, RiderTracks, RiderWays, TakePositions],
  exports: [LatestPositions, RiderDepartures, RiderPlaces, RiderWays, TakePositions],
})
export class RiderPositionsModule {}
