import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreButton } from '../../components/buttons/more-button.tsx';
import { TextLink } from '../../components/links.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useMore } from '../../components/use-more.ts';
import { useText } from '../../i18n/use-text.ts';
import { restaurantTurnoverQuery, type PaymentsFilter } from '../../lib/api/admin/admin-payments.ts';
import { useNextPage } from '../../lib/http/use-next-page.ts';
import classes from './payments.module.css';
import { TurnoverLines } from './turnover-tables.tsx';

interface Props {
  filter: PaymentsFilter;
  /** Of the statement that a restaurant's name leads to. */
  month: string;
}

export function RestaurantTurnover({ filter, month }: Props) {
  const t = useText();
  const query = restaurantTurnoverQuery(filter);
  const list = useInfiniteQuery(query);
  const { data, error, refetch } = list;
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const [entries, more] = useMore<HTMLDivElement>(useNextPage(list, query.queryKey), rows.length, nameAt);
  if (error && !data) return <PanelError error={error} onRetry={() => void refetch()} />;
  return (
    <div ref={entries} className={classes.lines}>
      <TurnoverLines
        caption={t('adminPay.byRestaurant')}
        first={t('admin.orders.restaurant')}
        rows={rows.map((row) => ({
          key: String(row.restaurantId),
          name: (
            <TextLink
              to="/admin/dashboard/statements/$id"
              params={{ id: String(row.restaurantId) }}
              search={{ month }}
              aria-label={t('adminPay.statementOf', { restaurant: row.name })}
            >
              {row.name}
            </TextLink>
          ),
          turnover: row,
        }))}
      />
      {list.hasNextPage && !list.isPlaceholderData && (
        <MoreButton isReading={more.isReading} onClick={more.read}>
          {t('adminPay.more')}
        </MoreButton>
      )}
    </div>
  );
}

function nameAt(lines: HTMLElement, place: number): HTMLElement | null | undefined {
  return lines.querySelectorAll('tbody tr')[place]?.querySelector('a');
}
