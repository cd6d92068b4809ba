/** The same Redis in a container, for a machine that has Docker but no redis-server. */
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { freePort } from '../../backend/src/database/connection/embedded/free-port.ts';
import { type RedisServer, untilAnswering } from '../../backend/test/support/redis.ts';

const IMAGE = 'redis:8-trixie';

export async function startRedisContainer(): Promise<RedisServer> {
  // The helper that would remove the container after a crash is one more image to fetch; stop() removes it.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const started = await new GenericContainer(IMAGE)
    .withExposedPorts({ container: 6379, host: port })
    .withCommand(['redis-server', '--protected-mode', 'no', '--bind', '0.0.0.0', '--appendonly', 'yes', '--save', ''])
    .withWaitStrategy(Wait.forLogMessage('Ready to accept connections'))
    .start();
  const container = (await getContainerRuntimeClient()).container.getById(started.getId());
  await untilAnswering(url);
  return {
    url,
    pause: async () => {
      await container.pause();
    },
    resume: async () => {
      await container.unpause();
    },
    kill: async () => {
      await container.kill();
    },
    async restart(how) {
      await container.restart();
      await untilAnswering(url);
      // Nobody had time for more than its first words.
      if (how === 'empty') await started.exec(['redis-cli', 'flushall']);
    },
    stop: async () => {
      await started.stop();
    },
  };
}
