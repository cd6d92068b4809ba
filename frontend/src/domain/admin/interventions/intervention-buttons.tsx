import type { InterventionKind } from '@contracts/restaurants/capacity.ts';
import { Button } from '@mantine/core';
import {
  IconClockMinus,
  IconClockPlus,
  IconDoorEnter,
  IconDoorExit,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { InterventionDialog } from './intervention-dialog.tsx';

const ICONS = {
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
  busy: IconClockPlus,
  end_busy: IconClockMinus,
  open: IconDoorEnter,
  close: IconDoorExit,
} as const satisfies Record<InterventionKind, unknown>;

interface Props {
  kinds: readonly InterventionKind[];
  restaurants: readonly { id: number; name: string }[];
  /** Also after a refusal. */
  onDone: () => void;
}

/** Each asks for the reason first. */
export function InterventionButtons({ kinds, restaurants, onDone }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<InterventionKind | null>(null);
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  return (
    <>
      {kinds.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <Button
            key={kind}
            mih={44}
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
            aria-label={only ? `${t(`adminRun.${kind}`)}: ${only.name}` : undefined}
            onClick={() => setAsked(kind)}
          >
            {t(`adminRun.${kind}`)}
          </Button>
        );
      })}
      {asked && (
        <InterventionDialog kind={asked} restaurants={restaurants} onDone={onDone} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
