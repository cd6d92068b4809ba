import type { AdminRestaurantView } from '@contracts/admin/admin-views.ts';
import { INTERVENTION_KINDS } from '@contracts/restaurants/capacity.ts';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { InterventionButtons } from '../../../domain/admin/interventions/intervention-buttons.tsx';
import { useText } from '../../../i18n/use-text.ts';
import classes from './restaurant-state.module.css';

interface Props {
  chosen: readonly AdminRestaurantView[];
  /** Also after a refusal. */
  onDone: () => void;
  onClear: () => void;
}

/** What is done to several restaurants at once. */
export function ChosenRestaurants({ chosen, onDone, onClear }: Props) {
  const t = useText();
  const isPaused = ({ pausedUntil }: AdminRestaurantView) => pausedUntil !== null;
  const kinds = INTERVENTION_KINDS.filter(
    (kind) => !(kind === 'pause' && chosen.every(isPaused)) && !(kind === 'resume' && !chosen.some(isPaused)),
  );
  return (
    <div className={classes.chosen}>
      <strong role="status">{t('adminRun.selected', { count: chosen.length })}</strong>
      <Button variant="subtle" mih={44} leftSection={<IconX size={18} aria-hidden />} onClick={onClear}>
        {t('adminRun.clear')}
      </Button>
      <InterventionButtons kinds={kinds} restaurants={chosen} onDone={onDone} />
    </div>
  );
}
