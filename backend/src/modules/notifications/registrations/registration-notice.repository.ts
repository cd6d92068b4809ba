import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SuspensionGround } from '../../../contracts/restaurants/approval.ts';
import type { Language } from '../../../contracts/constants.ts';
import type { SubscriptionPlan } from '../../../contracts/restaurants/plans.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { Subscription } from '../../../entities/restaurants/subscription.entity.ts';
import { SentNotificationRepository } from '../sent/sent-notification.repository.ts';

/** What may be told to a restaurant about its registration, as it is now. */
export interface RegistrationNotice {
  restaurantId: number;
  name: string;
  email: string;
  address: string;
  language: Language;
  /** Of the review as it stands. */
  version: number;
  /** Why the registration was rejected. */
  reason: string | null;
  suspension: { from: Date; ground: SuspensionGround; reason: string } | null;
  plan: SubscriptionPlan | null;
  priceCents: number | null;
  /** Whether this event's e-mail has gone out. */
  isTold: boolean;
}

/** In `sent_notifications`, where orders' events have other recipients. */
const RECIPIENT = 'registration';

@Injectable()
export class RegistrationNoticeRepository {
  constructor(
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    @InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>,
    private readonly sent: SentNotificationRepository,
  ) {}

  async find(restaurantId: number, eventId: number): Promise<RegistrationNotice | null> {
    const restaurant = await this.restaurants.findOneBy({ id: restaurantId });
    if (restaurant === null) return null;
    const period = await this.subscriptions.findOne({ where: { restaurantId }, order: { id: 'DESC' } });
    const { name, email, address, language } = restaurant;
    const { suspendedFrom: from, suspensionGround: ground, suspensionReason: reason } = restaurant;
    return {
      ...{ restaurantId, name, email, address, language },
      version: restaurant.reviewVersion,
      reason: restaurant.reviewReason,
      suspension: from === null || ground === null || reason === null ? null : { from, ground, reason },
      plan: period?.plan ?? null,
      priceCents: period?.priceCents ?? null,
      isTold: (await this.sent.recipientsOf(eventId)).has(RECIPIENT),
    };
  }

  async markSent(eventId: number): Promise<void> {
    await this.sent.add(eventId, RECIPIENT);
  }
}
