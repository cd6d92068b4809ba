import { useSetAtom } from 'jotai';
import { useOverlays } from '../../components/dialogs/use-overlays.ts';
import { cartDrawerWantedAtom } from './cart-state.ts';

const CART = 'cart';

/** The cart beside the screen. */
export function useCartDrawer(): { isOpen: boolean; open: () => void; close: () => void } {
  const setWanted = useSetAtom(cartDrawerWantedAtom);
  const overlays = useOverlays();
  return {
    isOpen: overlays.has(CART),
    open: () => {
      setWanted(true);
      overlays.open(CART);
    },
    close: () => overlays.close(CART),
  };
}
