import { Container } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ButtonLink } from '../../components/links.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useDocumentTitle } from '../../components/use-document-title.ts';
import { useText } from '../../i18n/use-text.ts';
import { addSums } from './cart.ts';
import { CartGroupSection, isOrderable, Notice } from './cart-group.tsx';
import classes from './cart-screen.module.css';
import { PriceList } from './price-list.tsx';
import { useCartPrices } from './use-cart-prices.ts';

export function CartScreen() {
  const t = useText();
  const groups = useCartPrices();
  if (groups.length === 0) return <EmptyCart title={t('cart.title')} text={t('cart.emptyText')} />;
  // The checkout offers to leave out what cannot be ordered now.
  const canOrder = groups.some(isOrderable);
  return (
    <Container size="lg" py="xl">
      <PageTitle mb="lg">{t('cart.title')}</PageTitle>
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
            mt="md"
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

/** Also at the checkout, where the specification words it differently. */
export function EmptyCart({ title, text }: { title: string; text: string }) {
  const t = useText();
  useDocumentTitle(title);
  return (
    <EmptyState
      icon={<IconShoppingBag size={44} stroke={1.6} />}
      title={t('cart.empty')}
      titleOrder={1}
      action={
        <ButtonLink to="/" size="md">
          {t('cart.browse')}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
