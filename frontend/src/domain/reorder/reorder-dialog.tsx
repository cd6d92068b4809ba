import { MENU_LANGUAGE } from '@contracts/constants.ts';
import { Button, Group, Stack } from '@mantine/core';
import { Money } from '../../components/money.tsx';
import { ButtonLink } from '../../components/links.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatEuro } from '../../lib/format/money.ts';
import type { PlannedLine, ReorderPlan } from './reorder-plan.ts';
import { useAddPlan } from './use-reorder.ts';
import classes from './reorder-dialog.module.css';

interface Props {
  plan: ReorderPlan;
  onClose: () => void;
}

/** Says what is gone or costs something else, before anything goes into the cart. */
export default function ReorderDialog({ plan, onClose }: Props) {
  const t = useText();
  const addPlan = useAddPlan();
  const name = plan.restaurantName;
  const count = plan.lines.reduce((sum, { line, cartLine }) => sum + (cartLine ? line.quantity : 0), 0);
  const canAdd = plan.isOpen && count > 0;
  return (
    <Dialog onClose={onClose} title={t('orders.reorder')} closeSize="lg">
      <Stack gap="lg">
        <p>
          {!plan.isOpen
            ? t('reorder.closed', { name })
            : count === 0
              ? t('reorder.nothingLeft')
              : t('reorder.lead', { name })}
        </p>
        <ul className={classes.lines}>
          {plan.lines.map((planned, index) => (
            <Line key={index} planned={planned} />
          ))}
        </ul>
        <Group justify="flex-end">
          <ButtonLink
            to="/restaurant/$id"
            params={{ id: String(plan.restaurantId) }}
            variant={canAdd ? 'default' : 'filled'}
            size="md"
          >
            {t('reorder.toMenu')}
          </ButtonLink>
          {canAdd && (
            <Button
              size="md"
              data-autofocus
              onClick={() => {
                onClose();
                addPlan(plan);
              }}
            >
              {t('reorder.add', { count })}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

function Line({ planned: { line, cartLine } }: { planned: PlannedLine }) {
  const change = useChange(line, cartLine !== null);
  return (
    <li data-missing={cartLine === null || undefined}>
      <span className={classes.name}>
        {line.quantity} × <span lang={MENU_LANGUAGE}>{line.name}</span>
        {change && <em data-change={line.change}>{change}</em>}
      </span>
      {cartLine && <Money euro={cartLine.price} />}
    </li>
  );
}

/** What is different from last time; undefined when nothing is. */
function useChange(line: PlannedLine['line'], isOrderable: boolean): string | undefined {
  const t = useText();
  const [language] = useLanguage();
  if (line.change === 'same') return undefined;
  if (line.change === 'options_changed') return t(isOrderable ? 'reorder.optionsFewer' : 'reorder.optionsChanged');
  if (line.change === 'unavailable') return t('reorder.unavailable');
  if (line.change === 'gone' || line.price === null) return t('reorder.gone');
  const prices = { price: formatEuro(line.price, language), before: formatEuro(line.previousPrice, language) };
  return t(`reorder.${line.change}`, prices);
}
