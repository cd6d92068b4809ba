import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import { wishedOrderAtom } from '../shortcuts/use-card-focus.ts';

const LastSteps = lazyPart(() => import('./last-steps.tsx'));

/** Opens the list of what was done on this device; the work goes on at the ticket that is brought back from there. */
export function LastStepsButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [broughtBack, setBroughtBack] = useState<{ id: number } | null>(null);
  const setWished = useSetAtom(wishedOrderAtom);
  // Once the dialog, which gives the focus back to what opened it, is gone.
  useEffect(() => {
    if (broughtBack) setWished(broughtBack.id);
  }, [broughtBack, setWished]);
  return (
    <>
      <Tooltip label={t('queue.recall.open')}>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('queue.recall.open')}
          aria-haspopup="dialog"
          data-shortcut="recall"
          onClick={() => setOpen(true)}
        >
          <IconHistory size={22} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <LastSteps
            onClose={() => setOpen(false)}
            onRecall={(id) => {
              setOpen(false);
              setBroughtBack({ id });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
