/** Where Redis is, as REDIS_URL says it. */

interface RedisNode {
  readonly host: string;
  readonly port: number;
}

/** Some nodes of a cluster, which name the others. */
export interface RedisClusterAddress {
  readonly nodes: readonly RedisNode[];
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly isEncrypted: boolean;
}

/** `cluster` is null where the URL is that of one server. */
export interface RedisAddress {
  readonly url: string;
  readonly cluster: RedisClusterAddress | null;
}

type Read = { ok: true; value: RedisAddress } | { ok: false; wrong: string };

const DEFAULT_PORT = 6_379;
const PARTS = /^(?<scheme>rediss?:\/\/)(?<credentials>[^/?#]*@)?(?<hosts>[^/?#@]+)(?<rest>.*)$/s;
const EXAMPLES = 'redis://host:6379, or for a cluster like redis://one:6379,two:6379,three:6379?cluster=true';

/** `wrong` follows the variable's name. */
export function readRedisUrl(text: string): Read {
  const { scheme = '', credentials = '', hosts = '', rest = '' } = PARTS.exec(text)?.groups ?? {};
  const urls = hosts.split(',').map((host) => `${scheme}${credentials}${host.trim()}${rest}`);
  const nodes = urls.flatMap((url) => (URL.canParse(url) && new URL(url).hostname !== '' ? [new URL(url)] : []));
  const [first] = nodes;
  if (first === undefined || nodes.length < urls.length) return { ok: false, wrong: `must look like ${EXAMPLES}` };
  const named = first.searchParams.get('cluster');
  if (named === null) {
    return nodes.length === 1
      ? { ok: true, value: { url: text, cluster: null } }
      : { ok: false, wrong: 'must end with ?cluster=true where it names several nodes: they are those of a cluster' };
  }
  if (named !== 'true' || first.searchParams.size > 1) {
    return { ok: false, wrong: 'must have ?cluster=true and nothing else after the nodes of a cluster' };
  }
  if (!['', '/', '/0'].includes(first.pathname)) {
    return { ok: false, wrong: `must leave out ${first.pathname}: a cluster has one database alone` };
  }
  return { ok: true, value: { url: text, cluster: clusterOf(first, nodes) } };
}

/** @throws Error when the environment would not have let it through. */
export function redisAddressOf(url: string): RedisAddress {
  const read = readRedisUrl(url);
  if (!read.ok) throw new Error(`REDIS_URL ${read.wrong}.`);
  return read.value;
}

function clusterOf({ username, password, protocol }: URL, nodes: readonly URL[]): RedisClusterAddress {
  return {
    nodes: nodes.map(({ hostname, port }) => ({
      // An IPv6 address stands in brackets in a URL alone.
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? DEFAULT_PORT : Number(port),
    })),
    username: username === '' ? undefined : decodeURIComponent(username),
    password: password === '' ? undefined : decodeURIComponent(password),
    isEncrypted: protocol === 'rediss:',
  };
}
