import { type DynamicModule, Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from './environment.ts';

/** Makes the environment that `main.ts` read injectable everywhere: `@Inject(ENVIRONMENT) environment: Environment`. */
@Module({})
export class EnvironmentModule {
  static of(environment: Environment): DynamicModule {
    return {
      module: EnvironmentModule,
      global: true,
      providers: [{ provide: ENVIRONMENT, useValue: environment }],
      exports: [ENVIRONMENT],
    };
  }
}
