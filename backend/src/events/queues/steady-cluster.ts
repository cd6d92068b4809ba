import { Cluster, type ClusterNode, type ClusterOptions, type Redis } from 'ioredis';

/**
 * ioredis' cluster, safe to be disconnected and connected again at any moment, as BullMQ does with the client on which a
 * worker waits for jobs. A socket that ends late, as one to a server that hangs does after two seconds, takes the node of the
 * same name with it: of a client that is connected again by then the new one, so that it answers nothing any more, does not
 * connect again, and its worker takes no job until the process ends. This one is closed when its last socket has ended, and
 * connects no sooner.
 */
export class SteadyCluster extends Cluster {
  readonly #nodes: readonly ClusterNode[];
  /** Connections to nodes, also those that are about to end and those whose place an older one took with it. */
  readonly #open = new Set<Redis>();
  #disconnects = 0;
  /** Whether the delay before its next try runs. */
  #isAboutToTry = false;

  constructor(nodes: readonly ClusterNode[], options: ClusterOptions) {
    // It would connect before this object is complete.
    super([...nodes], { ...options, lazyConnect: true });
    this.#nodes = nodes;
    this.options.lazyConnect = options.lazyConnect ?? false;
    this.on('+node', (node: Redis) => {
      this.#open.add(node);
      // A command that is told of another server makes one even then.
      if (this.#isClosing) node.disconnect();
    });
    this.on('-node', (node: Redis) => this.#open.delete(node));
    this.on('reconnecting', () => (this.#isAboutToTry = this.status === 'reconnecting'));
    // A failure is told by events, and it tries again.
    if (!this.options.lazyConnect) this.connect().catch(() => undefined);
  }

  /** Until the event `close`. */
  get #isClosing(): boolean {
    return this.status === 'disconnecting' || this.status === 'close';
  }

  /** Rejects, as ioredis' does, when the first try fails or it is disconnected meanwhile. */
  override async connect(): Promise<void> {
    this.#isAboutToTry = false;
    const disconnects = this.#disconnects;
    // Else at once: whoever sees a client that only waits to be connected connects it.
    if (this.#isClosing) await new Promise((resolve) => this.once('close', resolve));
    if (this.#disconnects !== disconnects) throw new Error('Connection is aborted');
    await this.#unlessClosed(super.connect());
  }

  override disconnect(isToReconnect = false): void {
    this.#isAboutToTry &&= isToReconnect;
    this.#disconnects += 1;
    super.disconnect(isToReconnect);
    if (!this.#isClosing || this.#open.size > 0) return;
    // ioredis waits for the last of its nodes to end, and there is none.
    this.status = 'close';
    process.nextTick(() => this.emit('close'));
  }

  override duplicate(nodes: ClusterNode[] = [], options: ClusterOptions = {}): SteadyCluster {
    return new SteadyCluster(nodes.length > 0 ? nodes : this.#nodes, { ...this.options, ...options });
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'close') return super.emit(event, ...values);
    if (this.#open.size > 0) {
      // ioredis knows of none of these any more, and says the same again when the last of them ends.
      for (const node of this.#open) node.disconnect();
      return false;
    }
    const isHeard = super.emit(event, ...values);
    // ioredis goes on to the next try or to the end, but only the first time after it had nodes.
    if (this.status === 'close') this.#goOn();
    return isHeard;
  }

  #goOn(): void {
    if (this.#isAboutToTry) {
      this.status = 'reconnecting';
      return;
    }
    // One that has not begun to connect is closed at once, and goes on as it was told before.
    this.status = 'wait';
    super.disconnect(true);
  }

  /** A try whose connections fail their check is over, too: ioredis forgets who waits for it, and makes the next one. */
  #unlessClosed(connected: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      // In these words BullMQ knows that nothing else is wrong.
      const onClose = (): void => reject(new Error('Connection is closed.'));
      this.once('close', onClose);
      connected.then(resolve, reject).finally(() => this.off('close', onClose));
    });
  }
}
