import { hasAdminRight, type AdminRole } from '@contracts/accounts/admin-roles.ts';
import { CITIES, CITY_LABELS, type City } from '@contracts/constants.ts';
import { Title } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TextLink } from '../../components/links.tsx';
import { InterventionButtons } from '../../domain/admin/interventions/intervention-buttons.tsx';
import { pausedText } from '../../domain/admin/interventions/paused-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { READ_ANEW } from '../../lib/realtime/live.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import classes from './board.module.css';
import { pausedQuery } from '../../lib/api/admin/admin-tables.ts';

/** Who takes no orders at the moment: a pause that began from the board is ended here. */
export function PausedSection({ role }: { role: AdminRole | undefined }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...pausedQuery(), refetchInterval: useFallbackInterval() });
  const read = () => void queryClient.invalidateQueries({ queryKey: pausedQuery().queryKey });
  const paused = data?.items ?? [];
  return (
    <>
      {CITIES.map((city) => (
        <PauseFeed key={city} city={city} />
      ))}
      {paused.length > 0 && (
        <section aria-labelledby="board-paused" className={classes.group} data-kind="paused">
          <div className={classes.head}>
            <IconPlayerPause size={24} stroke={1.8} aria-hidden />
            <Title order={2} size="h3" id="board-paused">
              {t('adminBoard.paused')}
            </Title>
            <span className={classes.count}>{data?.counts.total ?? paused.length}</span>
          </div>
          <ul className={classes.entries}>
            {paused.map(({ id, name, city, pausedUntil }) => (
              <li key={id} className={classes.entry}>
                <div className={classes.what}>
                  <h3>
                    <TextLink to="/admin/dashboard/restaurants" search={{ id }}>
                      {name}
                    </TextLink>
                  </h3>
                  <p>{pausedUntil !== null && pausedText(pausedUntil, t)}</p>
                  <p className={classes.facts}>{CITY_LABELS[city]}</p>
                </div>
                <div className={classes.actions}>
                  {hasAdminRight(role, 'pause_restaurants') && (
                    <InterventionButtons kinds={['resume']} restaurants={[{ id, name }]} onDone={read} />
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A pause begins and ends in public. */
function PauseFeed({ city }: { city: City }) {
  useLive(`city:${city}`, {
    queryKey: pausedQuery().queryKey,
    events: {
      'restaurant:open-state': (held, { restaurantId, pausedUntil }) =>
        pausedUntil !== null || held.items.some(({ id }) => id === restaurantId) ? READ_ANEW : held,
    },
  });
  return null;
}
