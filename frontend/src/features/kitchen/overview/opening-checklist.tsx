import { OPENING_NEEDS, type OpeningNeed } from '@contracts/restaurants/opening-needs.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { missingTraderFields } from '@contracts/restaurants/trader.ts';
import { Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconListCheck } from '@tabler/icons-react';
import { TextLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import classes from './opening-checklist.module.css';

const PATH_OF = {
  photo: '/restaurant/dashboard/settings/information',
  menu: '/restaurant/dashboard/menu',
  hours: '/restaurant/dashboard/settings/hours',
  legal: '/restaurant/dashboard/settings/legal',
} as const satisfies Record<OpeningNeed, string>;

/** What a new restaurant does before it opens for the first time, above every screen of its owner until all is done. */
export function OpeningChecklist({ info }: { info: RestaurantInfoView }) {
  const t = useText();
  const { openingNeeds } = info;
  const trader = missingTraderFields(info);
  // The phone is entered with the information, all else of a trader on a page of its own.
  const isPhoneAlone = trader.length === 1 && trader[0] === 'phone';
  return (
    <section className={classes.checklist} aria-labelledby="opening-checklist">
      <IconListCheck size={28} aria-hidden />
      <div>
        <Title order={2} size="h4" id="opening-checklist">
          {t('kitchen.checklist.title')}
        </Title>
        <p role="status">
          {t('kitchen.checklist.text', {
            done: OPENING_NEEDS.length - openingNeeds.length,
            count: OPENING_NEEDS.length,
          })}
        </p>
        <ol className={classes.needs}>
          {OPENING_NEEDS.map((need) => {
            const isMissing = openingNeeds.includes(need);
            return (
              <li key={need} data-missing={isMissing || undefined}>
                {isMissing ? <IconCircle size={20} aria-hidden /> : <IconCircleCheckFilled size={20} aria-hidden />}
                <span>
                  <TextLink to={need === 'legal' && isPhoneAlone ? PATH_OF.photo : PATH_OF[need]}>
                    {t(`kitchen.checklist.${need}`)}
                  </TextLink>
                  {need === 'legal' && isMissing && ` (${trader.map((field) => t(`trader.${field}`)).join(', ')})`}{' '}
                  <span className="spoken">
                    {t(isMissing ? 'kitchen.checklist.missing' : 'kitchen.checklist.done')}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
