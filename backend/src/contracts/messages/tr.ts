import { account } from './tr/account.ts';
import { accountLinks } from './tr/account-links.ts';
import { admin } from './tr/admin.ts';
import { adminTranslations } from './tr/admin-translations.ts';
import { adminAudit } from './tr/admin-audit.ts';
import { adminAccounts } from './tr/admin-accounts.ts';
import { adminCity } from './tr/admin-city.ts';
import { adminLive } from './tr/admin-live.ts';
import { adminGuestData } from './tr/admin-guest-data.ts';
import { adminModeration } from './tr/admin-moderation.ts';
import { adminTables } from './tr/admin-tables.ts';
import { business } from './tr/business.ts';
import { cart } from './tr/cart.ts';
import { checkout } from './tr/checkout.ts';
import { common } from './tr/common.ts';
import { customer } from './tr/customer.ts';
import { dishes } from './tr/dishes.ts';
import { errors } from './tr/errors.ts';
import { footer } from './tr/footer.ts';
import { kitchen } from './tr/kitchen.ts';
import { kitchenDone } from './tr/kitchen-done.ts';
import { kitchenProblems } from './tr/kitchen-problems.ts';
import { kitchenReviews } from './tr/kitchen-reviews.ts';
import { kitchenRiders } from './tr/kitchen-riders.ts';
import { kitchenWatch } from './tr/kitchen-watch.ts';
import { legal } from './tr/legal.ts';
import { capacity } from './tr/capacity.ts';
import { mail } from './tr/mail.ts';
import { map } from './tr/map.ts';
import { menuEditor } from './tr/menu-editor.ts';
import { orderGone } from './tr/order-gone.ts';
import { orderWords } from './tr/order-words.ts';
import { moderation } from './tr/moderation.ts';
import { pages } from './tr/pages.ts';
import { panel } from './tr/panel.ts';
import { paper } from './tr/paper.ts';
import { photos } from './tr/photos.ts';
import { queue } from './tr/queue.ts';
import { realtime } from './tr/realtime.ts';
import { ride } from './tr/ride.ts';
import { rider } from './tr/rider.ts';
import { security } from './tr/security.ts';
import { settings } from './tr/settings.ts';
import { place } from './tr/place.ts';
import { pos } from './tr/pos.ts';
import { tracking } from './tr/tracking.ts';
import type { MessageKey } from './en.ts';

export const tr: Readonly<Record<MessageKey, string>> = {
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
