import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { City } from '../../contracts/constants.ts';
import type { StageTimes } from '../../contracts/orders/prediction.ts';
import { cityColumn } from '../columns/columns.ts';

/** What is usual in a city: what is expected of a restaurant that has few orders of its own. */
@Entity('city_times')
export class CityTimes {
  @PrimaryColumn({ ...cityColumn, primaryKeyConstraintName: 'city_times_pkey' })
  city: City;

  @Column({ type: 'jsonb' })
  kitchen: StageTimes;

  @Column({ type: 'jsonb' })
  ride: StageTimes;
}
