import { Container } from '@mantine/core';
import { ButtonLink } from '../../components/links.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { addSums } from '../../domain/cart/cart.ts';
import { CartGroupSection, isOrderable, Notice } from '../../domain/cart-lines/cart-group.tsx';
import classes from './cart-screen.module.css';
import { EmptyCart } from '../../domain/cart-lines/empty-cart.tsx';
import { PriceList } from '../../domain/cart-lines/price-list.tsx';
import { useCartPrices } from '../../domain/cart/use-cart-prices.ts';

export function CartScreen() {
  const t = useText();
  const groups = useCartPrices();
  if (groups.length === 0) return <EmptyCart title={t('cart.title')} text={t('cart.emptyText')} />;
  // The checkout offers to leave out what cannot be ordered now.
  const canOrder = groups.some(isOrderable);
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
            fees={groups.map((group) => ({ ...group, feeCents: group.sums.deliveryFeeCents }))}
          />
          {groups.length > 1 && <Notice tone="slate">{t('cart.severalOrders', { count: groups.length })}</Notice>}
          <ButtonLink
            to="/checkout"
            size="lg"
            fullWidth
            style={{ marginTop: 'var(--mantine-spacing-md)' }}
            data-disabled={!canOrder || undefined}
            aria-disabled={!canOrder}
            onClick={(event) => {
              if (!canOrder) event.preventDefault();
            }}
          >
            {t('cart.toCheckout')}
          </ButtonLink>
          <p className={classes.note}>{t('cart.vatNote')}</p>
        </aside>
      </div>
    </Container>
  );
}
