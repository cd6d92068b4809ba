import { account } from './en/account.ts';
import { accountLinks } from './en/account-links.ts';
import { admin } from './en/admin.ts';
import { adminTranslations } from './en/admin-translations.ts';
import { adminAudit } from './en/admin-audit.ts';
import { adminAccounts } from './en/admin-accounts.ts';
import { adminCity } from './en/admin-city.ts';
import { adminLive } from './en/admin-live.ts';
import { adminGuestData } from './en/admin-guest-data.ts';
import { adminModeration } from './en/admin-moderation.ts';
import { adminTables } from './en/admin-tables.ts';
import { business } from './en/business.ts';
import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { common } from './en/common.ts';
import { customer } from './en/customer.ts';
import { dishes } from './en/dishes.ts';
import { errors } from './en/errors.ts';
import { footer } from './en/footer.ts';
import { kitchen } from './en/kitchen.ts';
import { kitchenDone } from './en/kitchen-done.ts';
import { kitchenProblems } from './en/kitchen-problems.ts';
import { kitchenReviews } from './en/kitchen-reviews.ts';
import { kitchenRiders } from './en/kitchen-riders.ts';
import { kitchenWatch } from './en/kitchen-watch.ts';
import { legal } from './en/legal.ts';
import { capacity } from './en/capacity.ts';
import { mail } from './en/mail.ts';
import { map } from './en/map.ts';
import { menuEditor } from './en/menu-editor.ts';
import { orderGone } from './en/order-gone.ts';
import { orderWords } from './en/order-words.ts';
import { moderation } from './en/moderation.ts';
import { pages } from './en/pages.ts';
import { panel } from './en/panel.ts';
import { paper } from './en/paper.ts';
import { photos } from './en/photos.ts';
import { queue } from './en/queue.ts';
import { realtime } from './en/realtime.ts';
import { ride } from './en/ride.ts';
import { rider } from './en/rider.ts';
import { security } from './en/security.ts';
import { settings } from './en/settings.ts';
import { place } from './en/place.ts';
import { pos } from './en/pos.ts';
import { tracking } from './en/tracking.ts';

/** The source catalogue: its keys are the keys. */
export const en = {
  ...account,
  ...accountLinks,
  ...admin,
  ...adminTranslations,
  ...adminAudit,
  ...adminAccounts,
  ...adminCity,
  ...adminLive,
  ...adminGuestData,
  ...adminModeration,
  ...adminTables,
  ...business,
  ...cart,
  ...checkout,
  ...common,
  ...customer,
  ...dishes,
  ...errors,
  ...footer,
  ...kitchen,
  ...kitchenDone,
  ...kitchenProblems,
  ...kitchenReviews,
  ...kitchenRiders,
  ...kitchenWatch,
  ...legal,
  ...capacity,
  ...mail,
  ...map,
  ...menuEditor,
  ...orderGone,
  ...orderWords,
  ...moderation,
  ...pages,
  ...panel,
  ...paper,
  ...photos,
  ...queue,
  ...realtime,
  ...ride,
  ...rider,
  ...security,
  ...settings,
  ...place,
  ...pos,
  ...tracking,
};

export type MessageKey = keyof typeof en;
