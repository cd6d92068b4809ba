import 'reflect-metadata';
import type { NestApplicationOptions } from '@nestjs/common';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import type { Environment } from './config/environment.ts';
import { listenEverywhere } from './config/listening.ts';
import { refuseExposedDemo } from './demo/demo-exposure.ts';
import { quietTurn } from './http/quiet-turn.ts';
import { PortListeners } from './http/port-listeners.ts';
import { createAdapter, prepareHttp } from './app/http-server.ts';
import { SocketEntrance } from './http/requests/socket-entrance.ts';
import { createLogger, NestLogger } from './http/logger.ts';
import { Readiness } from './modules/health/readiness.ts';
import { OtherInstances } from './realtime/peers/other-instances.ts';
import { SocketHub } from './realtime/sockets/socket-hub.ts';
import { SocketAdapter } from './realtime/sockets/socket.adapter.ts';
import { startDatabase } from './start-database.ts';

/** How long requests that are under way may take when the product stops. */
const REQUEST_GRACE_MS = 3_000;
const FAILED_START_CLOSE_MS = 5_000;
/** Connections that may wait at each listener to be accepted: as many as Linux allows. */
const BACKLOG = 4_096;

export interface App {
  readonly nest: NestFastifyApplication;
  readonly port: number;
  /** Where it can be reached from this machine. */
  readonly url: string;
  /** Takes nothing new, and sends the sockets to other instances, which takes at most 65 s. Safe to call twice. */
  leave(): Promise<void>;
  /** Leaves, ends requests and jobs in order, closes the database. Safe to call twice. */
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
    await refuseExposedDemo(database.dataSource, environment);
    const options: Pick<NestApplicationOptions, 'logger' | 'abortOnError' | 'bodyParser'> = {
      logger: new NestLogger(logger),
      abortOnError: false,
      bodyParser: false,
    };
    const entrance = new SocketEntrance(environment);
    const nest = await NestFactory.create<NestFastifyApplication>(
      AppModule.of(environment, database.dataSource, logger),
      createAdapter(environment, entrance),
      options,
    );
    const leave = once(async () => {
      nest.get(Readiness).stop();
      await quietTurn();
      // New connections go to other instances from here on; what is under way is finished.
      nest.getHttpServer().close();
      nest.get(PortListeners).close();
      await nest.get(SocketHub).drain(nest.get(OtherInstances).areThere);
    });
    const close = once(async () => {
      await leave();
      // A client that takes its time must not keep the product from stopping.
      const impatience = setTimeout(() => nest.getHttpServer().closeAllConnections(), REQUEST_GRACE_MS);
      await nest.close().finally(() => clearTimeout(impatience));
      await database.stop();
    });
    try {
      nest.useWebSocketAdapter(nest.get(SocketAdapter));
      await prepareHttp(nest, environment, logger, entrance);
      await nest.init();
      const port = await listen(nest, environment);
      return { nest, port, url: `http://127.0.0.1:${port}`, leave, close };
    } catch (error) {
      // What did not start may not end either, and whoever restarts it must not wait for that.
      await Promise.race([close(), delay(FAILED_START_CLOSE_MS, undefined, { ref: false })]);
      throw error;
    }
  } catch (error) {
    await Promise.race([database.stop(), delay(FAILED_START_CLOSE_MS, undefined, { ref: false })]);
    throw error;
  }
}

/** Whoever asks again gets the same promise. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= run());
}

async function listen(nest: NestFastifyApplication, { port, maxConnections }: Environment): Promise<number> {
  const fastify = nest.getHttpAdapter().getInstance();
  const listenOn = async (host: string): Promise<void> => {
    const options = { port, host, backlog: BACKLOG, reusePort: PortListeners.canSpread({ port }) };
    if (options.reusePort) await PortListeners.assertFree(options);
    fastify.server.maxConnections = PortListeners.shareOf(maxConnections, options);
    await fastify.listen(options);
    if (options.reusePort) await nest.get(PortListeners).open(nest.getHttpServer(), options);
  };
  await listenEverywhere(port, listenOn);
  return (fastify.server.address() as AddressInfo).port;
}
