import { account } from './de/account.ts';
import { accountLinks } from './de/account-links.ts';
import { admin } from './de/admin.ts';
import { adminTranslations } from './de/admin-translations.ts';
import { adminAudit } from './de/admin-audit.ts';
import { adminAccounts } from './de/admin-accounts.ts';
import { adminCity } from './de/admin-city.ts';
import { adminLive } from './de/admin-live.ts';
import { adminGuestData } from './de/admin-guest-data.ts';
import { adminModeration } from './de/admin-moderation.ts';
import { adminTables } from './de/admin-tables.ts';
import { business } from './de/business.ts';
import { cart } from './de/cart.ts';
import { checkout } from './de/checkout.ts';
import { common } from './de/common.ts';
import { customer } from './de/customer.ts';
import { dishes } from './de/dishes.ts';
import { errors } from './de/errors.ts';
import { footer } from './de/footer.ts';
import { kitchen } from './de/kitchen.ts';
import { kitchenDone } from './de/kitchen-done.ts';
import { kitchenProblems } from './de/kitchen-problems.ts';
import { kitchenReviews } from './de/kitchen-reviews.ts';
import { kitchenRiders } from './de/kitchen-riders.ts';
import { kitchenWatch } from './de/kitchen-watch.ts';
import { legal } from './de/legal.ts';
import { capacity } from './de/capacity.ts';
import { mail } from './de/mail.ts';
import { map } from './de/map.ts';
import { menuEditor } from './de/menu-editor.ts';
import { orderGone } from './de/order-gone.ts';
import { orderWords } from './de/order-words.ts';
import { moderation } from './de/moderation.ts';
import { pages } from './de/pages.ts';
import { panel } from './de/panel.ts';
import { paper } from './de/paper.ts';
import { photos } from './de/photos.ts';
import { queue } from './de/queue.ts';
import { realtime } from './de/realtime.ts';
import { ride } from './de/ride.ts';
import { rider } from './de/rider.ts';
import { security } from './de/security.ts';
import { settings } from './de/settings.ts';
import { place } from './de/place.ts';
import { pos } from './de/pos.ts';
import { tracking } from './de/tracking.ts';
import type { MessageKey } from './en.ts';

export const de: Readonly<Record<MessageKey, string>> = {
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
