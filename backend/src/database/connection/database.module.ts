import { type DynamicModule, Global, Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Database } from './database.ts';

/**
 * Makes an open data source known to all modules. Who opened it closes it: `TypeOrmModule.forRoot` would close it while
 * jobs of the queues still use it, since among global modules Nest ends first what it found last.
 */
@Global()
@Module({})
export class DatabaseModule {
  static of(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [{ provide: getDataSourceToken(), useValue: dataSource }, Database],
      exports: [getDataSourceToken(), Database],
    };
  }
}
