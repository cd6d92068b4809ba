import type { EditorDishView } from '@contracts/menus/menu-editor.ts';
import type { AvailabilityRequest } from '@contracts/http/requests.gen.ts';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconAlertTriangle, IconEyeOff, IconPhotoX, IconSoup } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { smallOf } from '../../../lib/photos.ts';
import { placeOfDish, type DishMove } from '../state/arrangement.ts';
import { AvailabilitySwitch } from '../availability/availability-switch.tsx';
import type { DishActions } from './dish-list.tsx';
import classes from './dish-row.module.css';
import { DragHandle } from './drag-handle.tsx';
import { OptionSwitches } from './option-switches.tsx';
import { RowMenu } from './row-menu.tsx';
import { useFocusAlong, type LeftFocus } from './use-focus-along.ts';

interface Props {
  dish: EditorDishView;
  actions: DishActions | null;
  mayMove: boolean;
  /** One place higher and lower; null where there is none. */
  up: DishMove | null;
  down: DishMove | null;
  /** All rows share it. */
  leftFocus: RefObject<LeftFocus | null>;
  onAvailable: (dishId: number, wish: AvailabilityRequest) => void;
  onOptionAvailable: (optionId: number, wish: AvailabilityRequest) => void;
}

export function DishRow({ dish, actions, mayMove, up, down, leftFocus, onAvailable, onOptionAvailable }: Props) {
  const t = useText();
  const { node, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, attributes, listeners } =
    useSortable({
      id: placeOfDish(dish.id),
      disabled: !mayMove,
    });
  useFocusAlong(dish.id, node, leftFocus);
  const style = { transform: CSS.Translate.toString(transform), transition };
  const isDeclared =
    dish.isDeclared && dish.optionGroups.every(({ options }) => options.every((option) => option.isDeclared));
  return (
    <li
      className={classes.row}
      ref={setNodeRef}
      style={style}
      data-dragged={isDragging || undefined}
      data-off={!dish.available || undefined}
    >
      <article className={classes.main} aria-labelledby={`dish-${dish.id}`}>
        {mayMove && (
          <DragHandle
            label={t('menuEditor.drag.handle', { name: dish.name })}
            holdBy={setActivatorNodeRef}
            attributes={attributes}
            listeners={listeners}
          />
        )}
        <div className={classes.picture}>
          {dish.imageUrl ? (
            <img src={smallOf(dish.imageUrl)} alt="" loading="lazy" decoding="async" />
          ) : (
            <IconSoup size={26} stroke={1.4} aria-hidden />
          )}
        </div>
        <div className={classes.text}>
          <h3 className={classes.name} id={`dish-${dish.id}`}>
            {actions ? (
              <button
                type="button"
                className={classes.open}
                aria-haspopup="dialog"
                onClick={() => actions.onEdit(dish)}
              >
                {dish.name}
              </button>
            ) : (
              dish.name
            )}
          </h3>
          {dish.description && <p className={classes.description}>{dish.description}</p>}
          <p className={classes.facts}>
            <strong>
              <Money euro={dish.price} />
            </strong>
            {dish.minAge !== null && <span className={classes.minAge}>{dish.minAge}+</span>}
            {!dish.isPublished && (
              <span className={classes.draft}>
                <IconEyeOff size={15} aria-hidden />
                {t('menuEditor.draft')}
              </span>
            )}
            {!isDeclared && (
              <span className={classes.warning}>
                <IconAlertTriangle size={15} aria-hidden />
                {t('menuEditor.undeclared')}
              </span>
            )}
            {dish.pictureFetch !== null && dish.pictureFetch !== 'waiting' && (
              <span className={classes.warning}>
                <IconPhotoX size={15} aria-hidden />
                {t('photo.fetch.missing')}
              </span>
            )}
          </p>
        </div>
        <div className={classes.tools}>
          <AvailabilitySwitch
            name={dish.name}
            available={dish.available}
            soldOutUntil={dish.soldOutUntil}
            onChange={(wish) => onAvailable(dish.id, wish)}
          />
          {actions && (
            <RowMenu
              name={dish.name}
              editLabel={t('menuEditor.edit')}
              onEdit={() => actions.onEdit(dish)}
              onDelete={() => actions.onDelete(dish)}
              onUp={up && (() => actions.onMove(up))}
              onDown={down && (() => actions.onMove(down))}
            />
          )}
        </div>
      </article>
      <OptionSwitches dish={dish} onChange={onOptionAvailable} />
    </li>
  );
}
