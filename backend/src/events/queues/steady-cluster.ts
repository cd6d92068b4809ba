import { Cluster, type ClusterNode, type ClusterOptions, type Redis } from 'ioredis';

/**
 * ioredis' cluster, safe to be disconnected and connected again at any moment, as BullMQ does with the client on which a
 * worker waits for jobs. A socket that ends late, as one to a server that hangs does after two seconds, takes the node of the
 * same name with it: of a client that is connected again by then the new one, so that it answers nothing any more, does not
 * connect again, and its worker takes no job until the process ends.
 */
export class SteadyCluster extends Cluster {
  readonly #nodes: readonly ClusterNode[];
  /** Connections to nodes, also those that are about to end and those whose place an older one took with it. */
  readonly #open = new Set<Redis>();
  #disconnects = 0;
  #hasEnded = false;

  constructor(nodes: readonly ClusterNode[], options: ClusterOptions) {
    // It would connect before this object is complete.
    super([...nodes], { ...options, lazyConnect: true });
    this.#nodes = nodes;
    this.options.lazyConnect = options.lazyConnect ?? false;
    this.on('+node', (node: Redis) => this.#open.add(node));
    this.on('-node', (node: Redis) => this.#open.delete(node));
    this.on('end', () => (this.#hasEnded = true));
    this.on('close', () => {
      // A node of a client that has ended said so late: what has ended can be connected, what is closed cannot.
      if (this.#hasEnded) this.status = 'end';
    });
    // A failure is told by events, and it tries again.
    if (!this.options.lazyConnect) this.connect().catch(() => undefined);
  }

  /** Rejects, as ioredis' does, when the first try fails or it is disconnected meanwhile. */
  override async connect(): Promise<void> {
    const disconnects = this.#disconnects;
    // At once where nothing is in the way: whoever sees a client that only waits to be connected connects it.
    if (this.#open.size > 0 && !['connecting', 'connect', 'ready'].includes(this.status)) await this.#untilNoneIsOpen();
    if (this.#disconnects !== disconnects) throw new Error('Connection is aborted');
    this.#hasEnded = false;
    await this.#orSooner(super.connect());
  }

  override disconnect(isToReconnect = false): void {
    this.#disconnects += 1;
    super.disconnect(isToReconnect);
    if (this.#open.size > 0) return;
    // ioredis waits for the last of its nodes to end, and there is none.
    this.status = 'end';
    process.nextTick(() => this.emit('end'));
  }

  override duplicate(nodes: ClusterNode[] = [], options: ClusterOptions = {}): SteadyCluster {
    return new SteadyCluster(nodes.length > 0 ? nodes : this.#nodes, { ...this.options, ...options });
  }

  async #untilNoneIsOpen(): Promise<void> {
    while (this.#open.size > 0) {
      const oneEnds = new Promise((resolve) => this.once('-node', resolve));
      // A view of the cluster that came late has made them.
      for (const node of this.#open) node.disconnect();
      await oneEnds;
    }
  }

  /** A connection that fails its check is made anew, and ioredis forgets who waits for the first one. */
  #orSooner(connected: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const onEnd = (): void => reject(new Error('Connection is closed'));
      this.once('ready', resolve).once('end', onEnd);
      connected.then(resolve, reject).finally(() => this.off('ready', resolve).off('end', onEnd));
    });
  }
}
