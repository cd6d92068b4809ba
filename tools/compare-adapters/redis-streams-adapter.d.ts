declare module '@socket.io/redis-streams-adapter' {
  import type { Server } from 'socket.io';

  export function createAdapter(client: unknown): NonNullable<Parameters<Server['adapter']>[0]>;
}
