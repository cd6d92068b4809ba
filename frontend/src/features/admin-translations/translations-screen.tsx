import { Text } from '@mantine/core';
import { useCallback, useRef } from 'react';
import { MoreButton } from '../../components/buttons/more-button.tsx';
import { LeaveDialog } from '../../components/dialogs/leave-dialog.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useText } from '../../i18n/use-text.ts';
import { NeedsRight } from '../../domain/admin/needs-right.tsx';
import { FileTools } from './file-tools.tsx';
import { TranslationFilters } from './translation-filters.tsx';
import { TranslationRow } from './translation-row.tsx';
import classes from './translations-screen.module.css';
import { useTranslations } from './use-translations.ts';
import { PanelTitle } from '../../components/page/panel-title.tsx';
import { Loading } from '../../components/notices/loading.tsx';

export function TranslationsScreen() {
  const t = useText();
  const title = t('admin.nav.translations');
  return (
    <NeedsRight right="translations" title={title}>
      <div className={classes.page}>
        <div className={classes.head}>
          <PanelTitle title={title} lead={t('texts.lead')} />
          <FileTools />
        </div>
        <Texts />
      </div>
    </NeedsRight>
  );
}

function Texts() {
  const t = useText();
  const { search, change, list, entries, more, texts, total } = useTranslations();
  const { error, refetch, hasNextPage } = list;
  const unsaved = useRef(new Set<string>());
  const onDirty = useCallback((cell: string, isDirty: boolean) => {
    if (isDirty) unsaved.current.add(cell);
    else unsaved.current.delete(cell);
  }, []);
  return (
    <>
      <TranslationFilters search={search} change={change} />
      {error && !texts ? (
        <PanelError error={error} onRetry={() => void refetch()} />
      ) : !texts ? (
        <Loading heights={[420]} />
      ) : (
        <>
          <Text size="sm" c="dimmed" role="status">
            {texts.length === 0
              ? t(search.show === 'missing' ? 'texts.noneMissing' : 'texts.none')
              : t('texts.shown', { shown: texts.length, count: total ?? texts.length })}
          </Text>
          <ul className={classes.rows} ref={entries}>
            {texts.map((row) => (
              <TranslationRow key={row.key} row={row} onDirty={onDirty} />
            ))}
          </ul>
          {error && <PanelError error={error} onRetry={() => void refetch()} />}
          {hasNextPage && (
            <MoreButton className={classes.more} isReading={more.isReading} onClick={more.read}>
              {t('texts.more')}
            </MoreButton>
          )}
        </>
      )}
      <LeaveDialog
        isNeeded={() => unsaved.current.size > 0}
        texts={{
          title: t('texts.leave.title'),
          text: t('texts.leave.text'),
          stay: t('texts.leave.stay'),
          discard: t('texts.leave.discard'),
        }}
      />
    </>
  );
}
