import { UseFilters, UseGuards } from '@nestjs/common';
import {
  Ack,
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { SentPosition } from '../../contracts/riders/position.ts';
import { TakePositions } from '../../modules/rider-positions/take-positions.ts';
import { SocketMetrics } from '../sockets/socket-metrics.ts';
import { SocketSessions } from '../sockets/socket-sessions.ts';
import type { TischleinServer, TischleinSocket } from '../sockets/socket-types.ts';
import { SocketRefusal } from './socket-refusal.ts';
import { Subscriptions } from './subscriptions.ts';
import { acknowledge, type Acknowledge } from './acknowledgement.ts';
import { RefusalFilter } from './refusal.filter.ts';
import { RequestBudgetGuard } from './request-budget.guard.ts';
import { type TopicRequest, TopicRequestPipe } from './topic-request.pipe.ts';

/** What clients may say: `subscribe`, `unsubscribe` and a rider's `position`, each of which is acknowledged. */
@WebSocketGateway()
@UseGuards(RequestBudgetGuard)
@UseFilters(RefusalFilter)
export class RealtimeGateway
  implements OnGatewayInit<TischleinServer>, OnGatewayConnection<TischleinSocket>, OnGatewayDisconnect<TischleinSocket>
{
  constructor(
    private readonly sessions: SocketSessions,
    private readonly subscriptions: Subscriptions,
    private readonly metrics: SocketMetrics,
    private readonly positions: TakePositions,
  ) {}

  afterInit(server: TischleinServer): void {
    server.use((socket, next) => void this.sessions.admit(socket, next));
  }

  handleConnection(socket: TischleinSocket): void {
    // Nobody is told anything alone: a room for each socket by its id would hold one member and never be used.
    void socket.leave(socket.id);
    this.metrics.changed.next();
  }

  handleDisconnect(): void {
    this.metrics.changed.next();
  }

  @SubscribeMessage('subscribe')
  async subscribe(
    @ConnectedSocket() socket: TischleinSocket,
    @MessageBody(TopicRequestPipe) request: TopicRequest,
    @Ack() ack: Acknowledge,
  ): Promise<void> {
    acknowledge(socket, ack, await this.subscriptions.subscribe(socket, request));
  }

  @SubscribeMessage('unsubscribe')
  async unsubscribe(
    @ConnectedSocket() socket: TischleinSocket,
    @MessageBody(TopicRequestPipe) request: TopicRequest,
    @Ack() ack: Acknowledge,
  ): Promise<void> {
    acknowledge(socket, ack, await this.subscriptions.unsubscribe(socket, request));
  }

  @SubscribeMessage('position')
  async position(
    @ConnectedSocket() socket: TischleinSocket,
    @MessageBody() position: unknown,
    @Ack() ack: Acknowledge,
  ): Promise<void> {
    const { account } = socket.data;
    if (account?.duty !== 'rider' || account.staffId === null) throw new SocketRefusal('no_rider');
    const { staffId, sessionId } = account;
    const refusal = await this.positions.one({ staffId, sessionId }, position);
    if (refusal !== null) throw new SocketRefusal(refusal);
    acknowledge(socket, ack, { ok: true, sequence: (position as SentPosition).sequence });
  }
}
