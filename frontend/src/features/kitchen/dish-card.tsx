import type { RestaurantMenuItemView } from '@contracts/views.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconPencil, IconSoup, IconTrash } from '@tabler/icons-react';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './dish-card.module.css';

interface Props {
  dish: RestaurantMenuItemView;
  /** Of the sentence that says why the buttons rest. */
  noteId: string;
}

export function DishCard({ dish, noteId }: Props) {
  const t = useText();
  return (
    <article className={classes.card} aria-labelledby={`dish-${dish.id}`}>
      <div className={classes.picture} data-available={dish.available}>
        {dish.imageUrl ? (
          <img src={dish.imageUrl} alt="" loading="lazy" decoding="async" />
        ) : (
          <IconSoup size={48} stroke={1.4} aria-hidden />
        )}
      </div>
      <div className={classes.text}>
        <span className={classes.availability} data-available={dish.available}>
          {dish.available ? <IconCircleCheck size={16} aria-hidden /> : <IconCircleOff size={16} aria-hidden />}
          {dish.available ? t('kitchen.menu.available') : t('kitchen.menu.unavailable')}
        </span>
        <h3 className={classes.name} id={`dish-${dish.id}`}>
          {dish.name}
        </h3>
        {dish.description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {dish.description}
          </Text>
        )}
      </div>
      <Group className={classes.foot} justify="space-between" wrap="nowrap">
        <strong className={classes.price}>
          <Money euro={dish.price} />
        </strong>
        <Group gap={6} wrap="nowrap">
          <Button
            variant="default"
            size="compact-md"
            disabled
            aria-label={t('kitchen.menu.editItem', { name: dish.name })}
            aria-describedby={noteId}
          >
            <IconPencil size={18} aria-hidden />
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled
            aria-label={t('kitchen.menu.deleteItem', { name: dish.name })}
            aria-describedby={noteId}
          >
            <IconTrash size={18} aria-hidden />
          </Button>
        </Group>
      </Group>
    </article>
  );
}
