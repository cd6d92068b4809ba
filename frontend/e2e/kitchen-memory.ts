/** Measures a kitchen's page over five thousand orders: `node frontend/e2e/kitchen-memory.ts`. Too long for every run of the tests. */
import { launchBrowser } from '../../backend/test/support/browser.ts';
import type { RestaurantOrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { MOVING, startProduct } from './support/product.ts';

const MARKS = [1_000, 3_000, 5_000];
const FIRST_ID = 1_000_000;
/** A frame in between, as an evening has many. */
const A_FRAME = 20;

const browser = await launchBrowser();
const product = await startProduct(browser);
try {
  const customer = await product.newContext();
  await signUp(customer, 'Ann Reed');
  await placeOrder(customer.request, 1);
  const context = await product.newContext({ viewport: { width: 1280, height: 900 }, ...MOVING });
  const kitchen = await openKitchen(context, 1);
  const list = (await (await kitchen.request.get('/api/restaurant/orders')).json()) as RestaurantOrderView[];
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let send: (frame: string) => void = () => undefined;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    socket.connectToServer();
    send = (frame) => {
      socket.send(frame);
    };
  });
  const tell = (name: string, payload: object) => {
    send(`42${JSON.stringify([name, { topic: 'restaurant:1:orders', ...payload }])}`);
  };
  await page.goto('/restaurant/dashboard/orders');
  await page.getByText('Live', { exact: true }).first().waitFor();
  const delivered = page.getByRole('link', { name: / done today$/ });
  const before = Number.parseInt(await delivered.innerText(), 10);

  let count = 0;
  for (const mark of MARKS) {
    for (; count < mark; count += 1) {
      const id = FIRST_ID + count;
      const at = new Date().toISOString();
      tell('order:placed', {
        order: { ...list[0], id, version: 1, status: 'pending', created_at: at, updated_at: at },
      });
      tell('order:updated', {
        orderId: id,
        version: 4,
        status: 'delivered',
        previousStatus: 'delivering',
        at,
        by: 'restaurant',
        reason: null,
        paymentStatus: 'due',
        estimatedFrom: null,
        estimatedTo: null,
        readyBy: null,
      });
      if (count % A_FRAME === 0) await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await delivered.filter({ hasText: `${String(before + count)} delivered` }).waitFor({ timeout: 120_000 });
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    console.log(`${String(mark)} orders: ${(usedSize / 1_000_000).toFixed(1)} MB`);
  }
} finally {
  await product.stop();
  await browser.close();
}
