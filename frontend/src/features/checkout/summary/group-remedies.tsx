import { Button } from '@mantine/core';
import { useSetAtom } from 'jotai';
import { ButtonLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { keyOf, removeLine, removeRestaurant } from '../../../domain/cart/cart.ts';
import { isOrderable } from '../../../domain/cart-lines/cart-group.tsx';
import { cartAtom } from '../../../domain/cart/cart-state.ts';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import classes from './checkout-summary.module.css';

interface Props {
  group: PricedGroup;
  /** The only restaurant of the cart: there is nothing that could be ordered without it. */
  isAlone: boolean;
  onKeep: () => void;
}

/** What can be done about what stands in the way: mend it, leave it for later, or take it out. */
export function GroupRemedies({ group, isAlone, onKeep }: Props) {
  const t = useText();
  const setLines = useSetAtom(cartAtom);
  if (isOrderable(group)) return null;
  const { restaurantId, restaurantName: name, isOpen, problems, lines } = group;
  const look = { size: 'sm', style: { minHeight: 44 }, variant: 'default' } as const;
  return (
    <div className={classes.remedies}>
      {isOpen &&
        lines
          .filter((line) => problems.has(keyOf(line)))
          .map((line) => (
            <Button key={keyOf(line)} {...look} onClick={() => setLines((held) => removeLine(held, keyOf(line)))}>
              {t('checkout.takeOut', { name: line.name })}
            </Button>
          ))}
      {isOpen && (
        <ButtonLink to="/restaurant/$id" params={{ id: String(restaurantId) }} {...look}>
          {t('checkout.addMore', { name })}
        </ButtonLink>
      )}
      {!isAlone && (
        <Button {...look} onClick={onKeep}>
          {t('checkout.keep')}
        </Button>
      )}
      <Button {...look} onClick={() => setLines((held) => removeRestaurant(held, restaurantId))}>
        {t('checkout.removeAll', { name })}
      </Button>
    </div>
  );
}
