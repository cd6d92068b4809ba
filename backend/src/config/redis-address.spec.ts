import { describe, expect, it } from '@jest/globals';
import { readRedisUrl } from './redis-address.ts';

const clusterOf = (url: string) => {
  const read = readRedisUrl(url);
  if (!read.ok) throw new Error(read.wrong);
  return read.value.cluster;
};

describe('REDIS_URL', () => {
  it('is one server, with whatever ioredis takes beside it', () => {
    for (const url of ['redis://host:6379', 'rediss://user:p%40ss@host/2?family=6', 'redis://[::1]:6379']) {
      expect(readRedisUrl(url)).toEqual({ ok: true, value: { url, cluster: null } });
    }
  });

  it('is a cluster by some of its nodes', () => {
    expect(clusterOf('redis://one:7001,two:7002,three?cluster=true')).toEqual({
      nodes: [
        { host: 'one', port: 7001 },
        { host: 'two', port: 7002 },
        { host: 'three', port: 6379 },
      ],
      username: undefined,
      password: undefined,
      isEncrypted: false,
    });
    expect(clusterOf('rediss://me:a%2Cb%40c@[::1]:7001,two:7002/?cluster=true')).toEqual({
      nodes: [
        { host: '::1', port: 7001 },
        { host: 'two', port: 7002 },
      ],
      username: 'me',
      password: 'a,b@c',
      isEncrypted: true,
    });
    expect(clusterOf('redis://cache.example:6379?cluster=true')?.nodes).toHaveLength(1);
  });

  it.each([
    ['redis://one:7001,two:7002', 'must end with ?cluster=true'],
    [
      'redis://one:7001,two:x?cluster=true',
      'must look like redis://host:6379, or for a cluster like redis://one:6379,',
    ],
    ['redis://one:7001,?cluster=true', 'must look like'],
    ['redis://one,two?cluster=yes', 'must have ?cluster=true and nothing else'],
    ['redis://one,two?cluster=true&db=1', 'must have ?cluster=true and nothing else'],
    ['redis://one,two/3?cluster=true', 'must leave out /3: a cluster has one database alone'],
    ['http://one?cluster=true', 'must look like'],
  ])('refuses %s and says what to write', (url, wrong) => {
    expect(readRedisUrl(url)).toEqual({ ok: false, wrong: expect.stringContaining(wrong) });
  });
});
