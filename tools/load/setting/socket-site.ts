import type { Product } from '../../bench/setting/product.ts';
import type { Member } from '../crowd/orders.ts';
import type { Sizes } from '../options.ts';
import type { Inspector } from './inspector.ts';
import type { LoadStage } from './load-stage.ts';
import { openKitchens, signIn } from './people.ts';

/** One API instance and everybody who wants to look at something there. */
export interface SocketSite {
  readonly product: Product;
  readonly inspector: Inspector;
  /** Each signed in with a session of their own, and with an order of their own. */
  readonly customers: readonly Member[];
  /** Each signed in, watching its own orders. Order `i` is that of kitchen `i % kitchens.length`. */
  readonly kitchens: readonly Required<Member>[];
  stop(): Promise<void>;
}

export async function openSocketSite(stage: LoadStage, sizes: Sizes): Promise<SocketSite> {
  const { pool, customers: accounts } = stage.data;
  const owned = pool.slice(0, sizes.sockets);
  const { site, prepared } = await stage.openSite(async (client) => {
    const kitchenIds = await openKitchens(client, sizes.kitchens, pool);
    const owners = owned.map((_, index) => accounts[index % accounts.length]?.id ?? 0);
    return {
      kitchenIds,
      kitchenCookies: await signIn(client, { restaurants: kitchenIds }),
      cookies: await signIn(client, { customers: owners }),
    };
  });
  const { server: product, inspector } = await stage.startLookedInstance(site);
  return {
    product,
    inspector,
    customers: owned.map((id, index) => ({ topic: `order:${id}`, cookie: prepared.cookies[index] ?? '' })),
    kitchens: prepared.kitchenIds.map((id, index) => ({
      topic: `restaurant:${id}:orders`,
      cookie: prepared.kitchenCookies[index] ?? '',
    })),
    async stop() {
      inspector.close();
      await product.stop();
    },
  };
}

/** The same topics for the bare server, which asks nobody who they are. */
export function unsigned(members: readonly Member[]): Member[] {
  return members.map(({ topic }) => ({ topic }));
}
