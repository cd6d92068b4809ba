/** In the order in which they run. */
import type { MigrationInterface } from 'typeorm';
import { InitialSchema1795300000000 } from './1795300000000-initial-schema.ts';
import { GuestsAndSchedules1795300000005 } from './1795300000005-guests-and-schedules.ts';
import { OptionsReviewsFavourites1795300000010 } from './1795300000010-options-reviews-favourites.ts';
import { RestaurantSearch1795300000011 } from './1795300000011-restaurant-search.ts';
import { CustomerAccounts1795300000020 } from './1795300000020-customer-accounts.ts';
import { RestaurantRegistration1795300000025 } from './1795300000025-restaurant-registration.ts';
import { OpeningAndLoad1795300000030 } from './1795300000030-opening-and-load.ts';
import { StaffLogins1795300000031 } from './1795300000031-staff-logins.ts';
import { MenuEditor1795300000032 } from './1795300000032-menu-editor.ts';
import { Images1795300000033 } from './1795300000033-images.ts';
import { LiveQueue1795300000040 } from './1795300000040-live-queue.ts';
import { KitchenWatch1795300000045 } from './1795300000045-kitchen-watch.ts';
import { Tills1795300000050 } from './1795300000050-tills.ts';
import { AdminRolesAndAudit1795300000060 } from './1795300000060-admin-roles-and-audit.ts';
import { AdminTables1795300000061 } from './1795300000061-admin-tables.ts';
import { Suspension1795300000062 } from './1795300000062-suspension.ts';
import { OrderTotals1795300000070 } from './1795300000070-order-totals.ts';
import { TranslationAuthors1795300000071 } from './1795300000071-translation-authors.ts';
import { Reminders1795300000072 } from './1795300000072-reminders.ts';
import { EventOrigin1795300000090 } from './1795300000090-event-origin.ts';
import { GuestSearches1795300000100 } from './1795300000100-guest-searches.ts';
import { QuietOrderTotals1795300000101 } from './1795300000101-quiet-order-totals.ts';
import { DemoPicturesAsBitmaps1795300000102 } from './1795300000102-demo-pictures-as-bitmaps.ts';
import { CuisineChosenLater1795300000110 } from './1795300000110-cuisine-chosen-later.ts';
import { SubscriptionPeriods1795300000130 } from './1795300000130-subscription-periods.ts';
import { LoginChanges1795300000131 } from './1795300000131-login-changes.ts';
import { OneTimePasswords1795300000190 } from './1795300000190-one-time-passwords.ts';
import { RateLimits1795300000150 } from './1795300000150-rate-limits.ts';
import { SessionDevices1795300000180 } from './1795300000180-session-devices.ts';
import { EstimateCheck1795300000210 } from './1795300000210-estimate-check.ts';
import { OpeningNeeds1795300000200 } from './1795300000200-opening-needs.ts';
import { AccountLinks1795300000170 } from './1795300000170-account-links.ts';
import { UnconfirmedOrders1795300000151 } from './1795300000151-unconfirmed-orders.ts';
import { AuditChain1795300000191 } from './1795300000191-audit-chain.ts';
import { Passkeys1795300000181 } from './1795300000181-passkeys.ts';
import { PictureUses1795300000160 } from './1795300000160-picture-uses.ts';
import { Moderation1795300000201 } from './1795300000201-moderation.ts';
import { OutsidePictures1795300000220 } from './1795300000220-outside-pictures.ts';
import { GuestData1795300000230 } from './1795300000230-guest-data.ts';
import { Tips1795300000220 } from './1795300000220-tips.ts';
import { SoldOutUntil1795300000230 } from './1795300000230-sold-out-until.ts';
import { MinAge1795300000240 } from './1795300000240-min-age.ts';
import { EventObjects1795300000250 } from './1795300000250-event-objects.ts';

export const MIGRATIONS: (new () => MigrationInterface)[] = [
  InitialSchema1795300000000,
  GuestsAndSchedules1795300000005,
  OptionsReviewsFavourites1795300000010,
  RestaurantSearch1795300000011,
  CustomerAccounts1795300000020,
  RestaurantRegistration1795300000025,
  OpeningAndLoad1795300000030,
  StaffLogins1795300000031,
  MenuEditor1795300000032,
  Images1795300000033,
  LiveQueue1795300000040,
  KitchenWatch1795300000045,
  Tills1795300000050,
  AdminRolesAndAudit1795300000060,
  AdminTables1795300000061,
  Suspension1795300000062,
  OrderTotals1795300000070,
  TranslationAuthors1795300000071,
  Reminders1795300000072,
  EventOrigin1795300000090,
  GuestSearches1795300000100,
  QuietOrderTotals1795300000101,
  DemoPicturesAsBitmaps1795300000102,
  CuisineChosenLater1795300000110,
  SubscriptionPeriods1795300000130,
  LoginChanges1795300000131,
  OneTimePasswords1795300000190,
  RateLimits1795300000150,
  SessionDevices1795300000180,
  EstimateCheck1795300000210,
  OpeningNeeds1795300000200,
  AccountLinks1795300000170,
  UnconfirmedOrders1795300000151,
  AuditChain1795300000191,
  Passkeys1795300000181,
  PictureUses1795300000160,
  Moderation1795300000201,
  OutsidePictures1795300000220,
  GuestData1795300000230,
  Tips1795300000220,
  SoldOutUntil1795300000230,
  MinAge1795300000240,
  EventObjects1795300000250,
];
