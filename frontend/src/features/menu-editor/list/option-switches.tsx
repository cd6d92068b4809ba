import type { EditorDishView } from '@contracts/menus/menu-editor.ts';
import type { AvailabilityRequest } from '@contracts/http/requests.gen.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { AvailabilitySwitch } from '../availability/availability-switch.tsx';
import classes from './option-switches.module.css';

interface Props {
  dish: EditorDishView;
  onChange: (optionId: number, wish: AvailabilityRequest) => void;
}

/** What of a dish's options is sold out, folded away. */
export function OptionSwitches({ dish, onChange }: Props) {
  const t = useText();
  const options = dish.optionGroups.flatMap((group) => group.options);
  if (options.length === 0) return null;
  const soldOut = options.filter(({ available }) => !available).length;
  return (
    <details className={classes.options}>
      <summary className={classes.summary}>
        <IconChevronDown size={18} className={classes.chevron} aria-hidden />
        {t('menuEditor.optionCount', { count: options.length })}
        {soldOut > 0 && <span className={classes.soldOut}>{t('menuEditor.soldOutCount', { count: soldOut })}</span>}
      </summary>
      {dish.optionGroups.map((group) => (
        <div key={group.id} className={classes.group} role="group" aria-label={group.name}>
          <p className={classes.name}>{group.name}</p>
          <ul className={classes.list}>
            {group.options.map((option) => (
              <li key={option.id} className={classes.option}>
                <span>{option.name}</span>
                <AvailabilitySwitch
                  name={`${dish.name}, ${option.name}`}
                  available={option.available}
                  soldOutUntil={option.soldOutUntil}
                  onChange={(wish) => onChange(option.id, wish)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
