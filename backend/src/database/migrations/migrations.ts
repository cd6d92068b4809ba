/** In the order in which they run. */
import type { MigrationInterface } from 'typeorm';
import { InitialSchema1795300000000 } from './1795300000000-initial-schema.ts';
import { GuestsAndSchedules1795300000005 } from './1795300000005-guests-and-schedules.ts';
import { OptionsReviewsFavourites1795300000010 } from './1795300000010-options-reviews-favourites.ts';
import { RestaurantSearch1795300000011 } from './1795300000011-restaurant-search.ts';
import { CustomerAccounts1795300000020 } from './1795300000020-customer-accounts.ts';

export const MIGRATIONS: (new () => MigrationInterface)[] = [
  InitialSchema1795300000000,
  GuestsAndSchedules1795300000005,
  OptionsReviewsFavourites1795300000010,
  RestaurantSearch1795300000011,
  CustomerAccounts1795300000020,
];
