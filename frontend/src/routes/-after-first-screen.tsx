import { ActiveOrders } from '../features/active-order/active-orders.tsx';
import AppFooter from '../features/shell/app-footer.tsx';

/** What customers' pages have in common and the first screen does without. */
export default function AfterFirstScreen() {
  return (
    <>
      <AppFooter />
      <ActiveOrders />
    </>
  );
}
