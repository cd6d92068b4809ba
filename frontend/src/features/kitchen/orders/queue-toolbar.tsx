import { ActionIcon, NativeSelect, TextInput, Tooltip } from '@mantine/core';
import { IconKeyboard, IconSearch, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { TextLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { EVERYTHING, FILTERS, isEverything, type Wanted } from './queue-filter.ts';
import classes from './queue-toolbar.module.css';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { RidersButton } from '../riders/riders-button.tsx';
import { AllDayButton } from '../stations/all-day-button.tsx';
import { StationSelect } from '../stations/station-select.tsx';
import { LastStepsButton } from './last-steps-button.tsx';
import { ViewSettingsButton } from './view-settings-button.tsx';
import '@mantine/core/styles/Tooltip.layer.css';

const ShortcutHelp = lazyPart(() => import('../shortcuts/shortcut-help.tsx'));

interface Props {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  foundCount: number;
  /** What the search finds among those that are done, as far as this device holds them. */
  doneCount: number;
  /** Orders that ring and that the search hides. */
  ringingElsewhere: number;
}

/** Finds an order among many: by number, by name, by dish, and by what sets it apart. */
export function QueueToolbar({ wanted, onChange, foundCount, doneCount, ringingElsewhere }: Props) {
  const t = useText();
  const q = wanted.text.trim();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts(() => setHelpOpen(true));
  return (
    <div className={classes.toolbar} role="search" aria-label={t('queue.search.label')}>
      <TextInput
        className={classes.search}
        size="md"
        type="search"
        aria-label={t('queue.search.label')}
        placeholder={t('queue.search.placeholder')}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={
          wanted.text !== '' && (
            <ActionIcon
              size={44}
              variant="subtle"
              color="gray"
              aria-label={t('queue.search.clear')}
              onClick={() => onChange({ ...wanted, text: '' })}
            >
              <IconX size={20} aria-hidden />
            </ActionIcon>
          )
        }
        data-shortcut="search"
        value={wanted.text}
        onChange={({ currentTarget }) => onChange({ ...wanted, text: currentTarget.value })}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange(EVERYTHING);
        }}
      />
      <NativeSelect
        className={classes.filter}
        size="md"
        aria-label={t('queue.filter.label')}
        data={FILTERS.map((value) => ({ value, label: t(`queue.filter.${value}`) }))}
        value={wanted.filter}
        onChange={({ currentTarget }) =>
          onChange({ ...wanted, filter: FILTERS.find((filter) => filter === currentTarget.value) ?? 'all' })
        }
      />
      <StationSelect />
      <div className={classes.views}>
        <RidersButton />
        <LastStepsButton />
        <AllDayButton />
        <ViewSettingsButton />
        <FullScreenButton className={classes.desk} />
        <Tooltip label={t('queue.keys.open')}>
          <ActionIcon
            className={classes.desk}
            size={44}
            variant="default"
            aria-label={t('queue.keys.open')}
            aria-haspopup="dialog"
            onClick={() => setHelpOpen(true)}
          >
            <IconKeyboard size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <p className={classes.found} role="status">
        {!isEverything(wanted) && (
          <>
            {t('queue.search.found', { count: foundCount })}
            {q !== '' && (
              <TextLink className={classes.inDone} to="/restaurant/dashboard/done" search={{ q }}>
                {doneCount > 0 ? t('queue.search.inDone', { count: doneCount }) : t('queue.search.lookInDone')}
              </TextLink>
            )}
            {ringingElsewhere > 0 && (
              <strong className={classes.ringing}>{t('queue.filter.ringing', { count: ringingElsewhere })}</strong>
            )}
          </>
        )}
      </p>
      {isHelpOpen && (
        <Suspense>
          <ShortcutHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
