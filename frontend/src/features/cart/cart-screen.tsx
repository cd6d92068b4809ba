import { Container } from '@mantine/core';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { addSums } from '../../domain/cart/cart.ts';
import { CartGroupSection, Notice } from '../../domain/cart-lines/cart-group.tsx';
import classes from './cart-screen.module.css';
import { CheckoutLink } from '../../domain/cart-lines/checkout-link.tsx';
import { EmptyCart } from '../../domain/cart-lines/empty-cart.tsx';
import { PriceList } from '../../domain/cart-lines/price-list.tsx';
import { feesOf, useCartPrices } from '../../domain/cart/use-cart-prices.ts';

export function CartScreen() {
  const t = useText();
  const groups = useCartPrices();
  if (groups.length === 0) return <EmptyCart title={t('cart.title')} text={t('cart.emptyText')} />;
  return (
    <Container size="lg" py="xl">
      <PageTitle style={{ marginBottom: 'var(--mantine-spacing-lg)' }}>{t('cart.title')}</PageTitle>
      <div className={classes.columns}>
        <div className={classes.groups}>
          {groups.map((group) => (
            <div key={group.restaurantId} className={classes.box}>
              <CartGroupSection group={group} headingOrder={2} />
            </div>
          ))}
        </div>
        <aside className={classes.summary} aria-labelledby="cart-summary">
          <h2 id="cart-summary">{t('cart.summary')}</h2>
          <PriceList
            sums={addSums(groups.map((group) => group.sums))}
            fees={feesOf(groups)}
            hasFee={feesOf(groups).length > 0}
          />
          {groups.length > 1 && <Notice tone="slate">{t('cart.severalOrders', { count: groups.length })}</Notice>}
          <div className={classes.way}>
            <CheckoutLink groups={groups} />
          </div>
          <p className={classes.note}>{t('cart.vatNote')}</p>
        </aside>
      </div>
    </Container>
  );
}
