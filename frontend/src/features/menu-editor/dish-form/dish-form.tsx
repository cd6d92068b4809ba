import { MAX_LENGTH } from '@contracts/constants.ts';
import { MAX_DISH_DESCRIPTION, type MenuEditorView } from '@contracts/menus/menu-editor.ts';
import type { AvailabilityRequest } from '@contracts/http/requests.gen.ts';
import { Button, NativeSelect, Switch, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { lazyPart } from '../../../components/lazy-part.ts';
import { LimitedTextarea, LimitedTextInput } from '../../../components/forms/limited-text.tsx';
import { useFocusBack } from '../../../components/dialogs/use-focus-back.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AvailabilitySwitch } from '../availability/availability-switch.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DeclarationField } from '../dish-fields/declaration-field.tsx';
import { DietSelect } from '../dish-fields/diet-select.tsx';
import classes from './dish-form.module.css';
import { GoneNotice } from './gone-notice.tsx';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog.tsx';
import { useLeaveTexts } from '../dish-fields/use-leave-texts.ts';
import { OptionsSection } from '../dish-options/options-section.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import { StationSelect } from '../dish-fields/station-select.tsx';
import { PriceSection } from '../dish-fields/price-section.tsx';
import { useDishForm } from '../dish-fields/use-dish-form.ts';
import '@mantine/core/styles/Switch.layer.css';

const DishPreview = lazyPart(() => import('../preview/dish-preview.tsx'));

interface Props {
  view: MenuEditorView;
  /** Null for a new one. */
  dishId: number | null;
  menuId: number;
  onAvailable: (dishId: number, wish: AvailabilityRequest) => void;
  onSaved: (name: string) => void;
  onClose: () => void;
}

export function DishFormView({ view, dishId, menuId, onAvailable, onSaved, onClose }: Props) {
  const t = useText();
  const leaveTexts = useLeaveTexts();
  useFocusBack();
  const state = useDishForm({ view, dishId, menuId, onSaved });
  const { current, form, photo } = state;
  const { menus } = view;
  const [isPreview, setPreview] = useState(false);

  if (dishId !== null && state.isNew) return <GoneNotice dishId={null} onClose={onClose} />;
  return (
    <form className={classes.form} noValidate aria-busy={state.isBusy} onSubmit={state.submit}>
      {state.conflict && (
        <ConflictNotice
          conflict={state.conflict}
          mine={form.values}
          menus={menus}
          onApply={state.applyOnTop}
          onTake={state.takeTheirs}
        />
      )}
      {state.isGone && <GoneNotice dishId={state.dishId} onClose={onClose} />}
      {current && (
        <div className={classes.available}>
          <AvailabilitySwitch
            name={current.name}
            available={current.available}
            soldOutUntil={current.soldOutUntil}
            onChange={(wish) => onAvailable(current.id, wish)}
          />
          <p className={classes.hint}>{t('menuEditor.availableHint')}</p>
        </div>
      )}
      <LimitedTextInput
        required
        data-autofocus={!current || undefined}
        label={t('menuEditor.name')}
        max={MAX_LENGTH.name}
        {...form.getInputProps('name')}
        value={form.values.name}
      />
      <LimitedTextarea
        label={t('menuEditor.description')}
        description={t('menuEditor.descriptionHint')}
        max={MAX_DISH_DESCRIPTION}
        {...form.getInputProps('description')}
        value={form.values.description}
      />
      <NativeSelect
        label={t('menuEditor.menu')}
        data={menus.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.getInputProps('menuId')}
      />
      <StationSelect form={form} />
      <PhotoField photo={photo} />

      <Title order={3}>{t('menuEditor.section.price')}</Title>
      <PriceSection form={form} />

      <Title order={3}>{t('menuEditor.section.declaration')}</Title>
      <p className={classes.hint}>{t('menuEditor.declaration.hint')}</p>
      <DeclarationField form={form} path="" values={form.values} label={t('menuEditor.declaration')} />
      <div className={classes.narrow}>
        <DietSelect form={form} path="" />
      </div>

      <Title order={3}>{t('menuEditor.section.options')}</Title>
      <OptionsSection form={form} />

      <div className={classes.publish}>
        <Switch
          size="lg"
          color="herb"
          label={t('menuEditor.published')}
          description={form.values.isPublished ? t('menuEditor.publishedHint') : t('menuEditor.draftHint')}
          {...form.getInputProps('isPublished', { type: 'checkbox' })}
        />
      </div>
      <div className={classes.foot}>
        <BusyButton type="submit" size="md" isBusy={state.isBusy}>
          {form.values.isPublished ? t('menuEditor.savePublished') : t('menuEditor.saveDraft')}
        </BusyButton>
        <Button
          size="md"
          variant="default"
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={() => setPreview(true)}
        >
          {t('menuEditor.preview')}
        </Button>
        <Button size="md" variant="subtle" color="gray" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </div>
      {isPreview && (
        <Suspense>
          <DishPreview
            values={form.values}
            imageUrl={photo.shownUrl}
            current={current}
            onClose={() => setPreview(false)}
          />
        </Suspense>
      )}
      <LeaveDialog isNeeded={state.isDirty} texts={leaveTexts} />
    </form>
  );
}
