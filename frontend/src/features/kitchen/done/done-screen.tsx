import { MAX_LENGTH } from '@contracts/constants.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Stack, Text, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MoreButton } from '../../../components/buttons/more-button.tsx';
import { SearchField } from '../../../components/forms/search-field.tsx';
import { EmptyState } from '../../../components/notices/empty-state.tsx';
import { Loading } from '../../../components/notices/loading.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { PanelTitle } from '../../../components/page/panel-title.tsx';
import { useAddressSearch } from '../../../components/table/use-address-search.ts';
import { useClock } from '../../../components/use-clock.ts';
import { useMore } from '../../../components/use-more.ts';
import { useText } from '../../../i18n/use-text.ts';
import { doneOrdersQuery } from '../../../lib/api/kitchen/kitchen.ts';
import { berlinDay } from '../../../lib/berlin-day.ts';
import { useNextPage } from '../../../lib/http/use-next-page.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { doneOrders } from './done-list.ts';
import { DoneOrder } from './done-order.tsx';
import { readDoneSearch } from './done-search.ts';
import classes from './done-screen.module.css';

/** What the kitchen has behind it: to be looked up, printed again, and brought back where it was marked too early. */
export function DoneScreen() {
  const t = useText();
  const { search, change } = useAddressSearch(readDoneSearch);
  return (
    <Stack gap="lg">
      <PanelTitle title={t('kitchenDone.title')} lead={t('kitchenDone.lead')} />
      <div role="search" className={classes.search}>
        <SearchField
          label={t('kitchenDone.search')}
          placeholder={t('queue.search.placeholder')}
          maxLength={MAX_LENGTH.search}
          value={search.q}
          onChange={(q) => change({ q })}
        />
      </div>
      <DoneList key={search.q} q={search.q} />
    </Stack>
  );
}

function DoneList({ q }: { q: string | undefined }) {
  const t = useText();
  const { orders: held } = useKitchen();
  const today = useClock(berlinDay);
  const query = doneOrdersQuery(q);
  const pages = useInfiniteQuery(query);
  const { data, error, hasNextPage, refetch } = pages;
  const orders = useMemo(
    () => doneOrders(data?.pages.flatMap(({ items }) => items) ?? [], held, { q, isWhole: !hasNextPage }),
    [data, hasNextPage, held, q],
  );
  const [lists, more] = useMore<HTMLDivElement>(useNextPage(pages, query.queryKey), orders.length, summaryAt);
  const ofToday = orders.filter(({ updated_at: at }) => berlinDay(at) === today);
  const earlier = orders.filter(({ updated_at: at }) => berlinDay(at) !== today);

  if (error && !data) return <PanelError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading heights={[60, 60, 60, 60]} radius="md" />;
  return (
    <div ref={lists} className={classes.lists}>
      <p className={classes.found} role="status">
        {q !== undefined &&
          (hasNextPage
            ? t('kitchenDone.foundMore', { count: orders.length })
            : t('queue.search.found', { count: orders.length }))}
      </p>
      {orders.length === 0 && (
        <EmptyState
          icon={<IconChecks size={44} stroke={1.6} />}
          tone="slate"
          title={q === undefined ? t('kitchenDone.none') : t('kitchenDone.notFound')}
        >
          {q === undefined ? t('kitchenDone.noneText') : t('kitchenDone.notFoundText')}
        </EmptyState>
      )}
      <DoneSection title={t('kitchenDone.today')} id="done-today" orders={ofToday} />
      <DoneSection title={t('kitchenDone.earlier')} id="done-earlier" orders={earlier} withDate />
      {error && <PanelError error={error} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <MoreButton className={classes.more} isReading={more.isReading} onClick={more.read}>
          {t('kitchenDone.more')}
        </MoreButton>
      )}
    </div>
  );
}

/** The lists of today and before are one. */
function summaryAt(lists: HTMLElement, place: number): HTMLElement | undefined {
  return lists.querySelectorAll('summary')[place];
}

interface SectionProps {
  title: string;
  id: string;
  orders: readonly RestaurantOrderView[];
  withDate?: boolean;
}

function DoneSection({ title, id, orders, withDate = false }: SectionProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}{' '}
        <Text component="span" inherit c="dimmed">
          {orders.length}
        </Text>
      </Title>
      <div className={classes.list}>
        {orders.map((order) => (
          <DoneOrder key={order.id} order={order} withDate={withDate} />
        ))}
      </div>
    </section>
  );
}
