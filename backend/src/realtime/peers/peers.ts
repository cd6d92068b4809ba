import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CITIES, type City } from '../../contracts/constants.ts';
import { Metrics } from '../../telemetry/metrics.ts';
import { SocketHub } from '../sockets/socket-hub.ts';
import type { InterServerEvents } from '../sockets/socket-types.ts';

type Name = keyof InterServerEvents;
type Listener = (...payload: never[]) => void;

const CHANNEL_OF: Readonly<Record<City, string>> = {
  berlin: 'tischlein:city:berlin',
  hamburg: 'tischlein:city:hamburg',
  frankfurt: 'tischlein:city:frankfurt',
};

/** What instances tell each other: all of them, or only those that listen to a city. */
@Injectable()
export class Peers implements OnModuleInit {
  readonly #listeners = new Map<string, Listener>();
  readonly #cityOf = new Map(CITIES.map((city) => [CHANNEL_OF[city], city]));
  /** How each message to a city's channel begins that this instance has published. */
  readonly #ownHead: Buffer;
  #citiesHeardUntilMs = 0;

  constructor(
    private readonly hub: SocketHub,
    private readonly metrics: Metrics,
  ) {
    this.#ownHead = Buffer.from(`["${hub.instanceId}",`);
  }

  onModuleInit(): void {
    this.metrics.gauge({
      name: 'tischlein_city_channels',
      help: 'Whether this instance tells cities by their channels; 0 while an instance may be there that does not listen to them.',
      read: () => [{ value: this.areLinked && this.hearCities ? 1 : 0 }],
    });
    this.hub.link?.onMessage((channel, message) => {
      const city = this.#cityOf.get(channel);
      if (city === undefined || message.subarray(0, this.#ownHead.length).equals(this.#ownHead)) return;
      const [, name, ...payload] = JSON.parse(message.toString()) as [string, string, ...never[]];
      this.#hear(city, name, payload);
    });
  }

  /** Whether there are channels at all. */
  get areLinked(): boolean {
    return this.hub.link !== null;
  }

  /** Whether `listen` comes to an end soon. */
  get canListen(): boolean {
    return this.hub.link?.canListen ?? false;
  }

  /** Whether whoever has to hear of a city listens to its channel. As long as that is not certain, all are told. */
  get hearCities(): boolean {
    return performance.now() < this.#citiesHeardUntilMs;
  }

  trustCities(forMs: number): void {
    this.#citiesHeardUntilMs = performance.now() + forMs;
  }

  on<E extends Name>(name: E, listener: InterServerEvents[E]): void {
    this.#listeners.set(name, listener);
    const hear = (...payload: never[]) => {
      this.#hear('all', name, payload);
    };
    // The payload is the name's, which the compiler cannot follow from here.
    this.hub.server.on(name, hear as never);
  }

  /** Waits for a Redis that is away. */
  tellAll<E extends Name>(name: E, ...payload: Parameters<InterServerEvents[E]>): void {
    this.hub.tellOthers(name, ...payload);
  }

  tellCity<E extends Name>(city: City, name: E, ...payload: Parameters<InterServerEvents[E]>): void {
    if (!this.hearCities) {
      this.tellAll(name, ...payload);
      return;
    }
    const message = JSON.stringify([this.hub.instanceId, name, ...payload]);
    this.hub.link?.publish(CHANNEL_OF[city], message).catch(() => {
      if (this.hub.reachesOthers) this.tellAll(name, ...payload);
    });
  }

  /** Resolves when the city is listened to. */
  async listen(city: City): Promise<void> {
    await this.hub.link?.subscribe(CHANNEL_OF[city]);
  }

  leave(city: City): void {
    this.hub.link?.unsubscribe(CHANNEL_OF[city]);
  }

  #hear(channel: City | 'all', name: string, payload: never[]): void {
    this.metrics.heardFromPeer(channel, name);
    this.#listeners.get(name)?.(...payload);
  }
}
