import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { MAX_STATION_NAME } from '../../contracts/menus/stations.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/** Where a kitchen makes dishes. Changed with the menu, in the line of its edits. */
@Entity('stations')
@Index('stations_restaurant_id_idx', ['restaurantId', 'position'])
export class Station {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'stations_pkey' })
  id: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'stations_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ type: 'varchar', length: MAX_STATION_NAME })
  name: string;

  @Column({ type: 'int' })
  position: number;
}
