import 'reflect-metadata';
import type { NestApplicationOptions } from '@nestjs/common';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import type { Environment } from './config/environment.ts';
import { hasCode } from './config/error-code.ts';
import { StartupError } from './config/startup-error.ts';
import { createAdapter, prepareHttp } from './http/fastify.ts';
import { createLogger, NestLogger } from './http/logger.ts';
import { Readiness } from './modules/health/readiness.ts';
import { prepareDatabase, startDatabase } from './start-database.ts';

/** How long requests that are under way may take when the product stops. */
const REQUEST_GRACE_MS = 3_000;

export interface App {
  readonly nest: NestFastifyApplication;
  readonly port: number;
  /** Where it can be reached from this machine. */
  readonly url: string;
  /** Tells sockets, ends requests and jobs in order, closes the database. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * The whole product, listening: what `npm start` runs, and what tests and benches start in their own process. Port 0 takes
 * a free one.
 */
export async function createApp(environment: Environment): Promise<App> {
  const logger = createLogger(environment);
  const database = await startDatabase(environment, { ifInUse: 'refuse' });
  try {
    await prepareDatabase(database.dataSource, { seed: environment.demoData });
    const options: Pick<NestApplicationOptions, 'logger' | 'abortOnError' | 'bodyParser'> = {
      logger: new NestLogger(logger),
      abortOnError: false,
      bodyParser: false,
    };
    const nest = await NestFactory.create<NestFastifyApplication>(
      AppModule.of(environment, database.dataSource, logger),
      createAdapter(),
      options,
    );
    let closed: Promise<void> | null = null;
    const close = (): Promise<void> => {
      closed ??= (async () => {
        nest.get(Readiness).stop();
        // A client that takes its time must not keep the product from stopping.
        const impatience = setTimeout(() => nest.getHttpServer().closeAllConnections(), REQUEST_GRACE_MS);
        await nest.close().finally(() => clearTimeout(impatience));
        await database.stop();
      })();
      return closed;
    };
    try {
      await prepareHttp(nest, environment, logger);
      await nest.init();
      const port = await listen(nest, environment.port);
      return { nest, port, url: `http://127.0.0.1:${port}`, close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function listen(nest: NestFastifyApplication, port: number): Promise<number> {
  const fastify = nest.getHttpAdapter().getInstance();
  try {
    await fastify.listen({ port, host: '::' }).catch((error: unknown) => {
      // A machine without IPv6.
      if (!hasCode(error, 'EAFNOSUPPORT', 'EADDRNOTAVAIL')) throw error;
      return fastify.listen({ port, host: '0.0.0.0' });
    });
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) {
      throw new StartupError(`PORT=${port} is taken: stop what listens there, or set PORT to another one.`);
    }
    if (hasCode(error, 'EACCES')) {
      throw new StartupError(`PORT=${port} needs more rights than this user has: set PORT to 1024 or above.`);
    }
    throw error;
  }
  return (fastify.server.address() as AddressInfo).port;
}
