/** What is used of it, so that types are checked where its packages are not installed. */
declare module 'testcontainers' {
  type Port = number | { container: number; host: number };

  interface WaitStrategy {
    readonly waitUntilReady: unknown;
  }

  interface StartedTestContainer {
    getId(): string;
    getHost(): string;
    getMappedPort(port: number): number;
    exec(command: string[]): Promise<unknown>;
    restart(): Promise<void>;
    stop(): Promise<unknown>;
  }

  export class GenericContainer {
    constructor(image: string);
    withEnvironment(environment: Record<string, string>): this;
    withCommand(command: string[]): this;
    withSharedMemorySize(bytes: number): this;
    withTmpFs(options: Record<string, string>): this;
    withNetworkMode(mode: string): this;
    withBindMounts(mounts: { source: string; target: string }[]): this;
    withUser(user: string): this;
    withExposedPorts(...ports: Port[]): this;
    withWaitStrategy(strategy: WaitStrategy): this;
    start(): Promise<StartedTestContainer>;
  }

  export const Wait: {
    forLogMessage(message: string): WaitStrategy;
    forSuccessfulCommand(command: string): WaitStrategy;
  };

  interface Container {
    pause(): Promise<unknown>;
    unpause(): Promise<unknown>;
    kill(): Promise<unknown>;
    start(): Promise<unknown>;
    restart(): Promise<unknown>;
  }

  export function getContainerRuntimeClient(): Promise<{ container: { getById(id: string): Container } }>;
}
