import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { MenuItemView } from '@contracts/menus/menu-views.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatCents, toCents } from '../../lib/format/money.ts';
import { choose, declarationOf, type ChoiceProblem, type ChosenIds } from './choices.ts';
import { Declaration } from './declaration.tsx';
import classes from './dish-details.module.css';
import { OptionGroup } from './option-group.tsx';
import { PriceDetails } from './price-details.tsx';

interface Props {
  item: MenuItemView;
  chosen: ChosenIds;
  problems: readonly ChoiceProblem[];
  onChoose: (chosen: ChosenIds) => void;
}

/** Picture, price and what it contains in short, so that what may be chosen with it begins in view. */
export function DishDetails({ item, chosen, problems, onChoose }: Props) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <>
      {item.imageUrl && (
        <img className={classes.picture} src={item.imageUrl} alt="" width={400} height={300} decoding="async" />
      )}
      <div>
        <p className={classes.price}>
          <strong>{formatCents(toCents(item.price), language)}</strong>
          <PriceDetails item={item} />
        </p>
        {item.description && (
          <p className={classes.description} lang={MENU_LANGUAGE}>
            {item.description}
          </p>
        )}
        <div className={classes.declared}>
          <Declaration of={declarationOf(item, chosen)} />
        </div>
      </div>
      {item.optionGroups.map((group) => (
        <OptionGroup
          key={group.id}
          group={group}
          chosen={chosen}
          problem={problems.find(({ groupId }) => groupId === group.id)}
          onChoose={(optionId) => onChoose(choose(group, chosen, optionId))}
        />
      ))}
      <p className={classes.source}>
        {item.optionGroups.length > 0 ? t('dish.declarationWithChoice') : t('dish.declarationNote')}
      </p>
    </>
  );
}
