import type { EditorDishView, MenuEditorView } from '@contracts/menus/menu-editor.ts';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ApiError, isApiError } from '../../../lib/http/http.ts';
import { saveDish } from '../../../lib/api/kitchen/menu-editor.ts';
import { menuEditorQuery } from '../../../lib/api/kitchen/menu-editor-query.ts';
import { logError } from '../../../lib/log.ts';
import { findDish } from '../state/arrangement.ts';
import { changedFields, rebase } from '../dish-values/dish-rebase.ts';
import { problemsOf } from '../dish-values/dish-validation.ts';
import { newDish, toFormField, toRequest, toValues, type DishValues } from '../dish-values/dish-values.ts';
import { useMenuWrites } from '../state/use-menu-editor.ts';
import { usePhoto } from '../photo/use-photo.ts';

const KEY = menuEditorQuery().queryKey;

/** The state that the form began with. */
interface Base {
  id: number | null;
  version: number;
  values: DishValues;
  /** The menu has the dish from this version on. */
  menuVersion: number;
}

/** Fields without which the dish of the form and that of the server no longer fit together. */
const isAboutIds = (field: string) => field.endsWith('.id');

interface Options {
  view: MenuEditorView;
  /** Null for a new one, until it is saved. */
  dishId: number | null;
  menuId: number;
  onSaved: (name: string) => void;
}

/** The form of a dish. What others change meanwhile never takes away what was typed. */
export function useDishForm({ view, dishId, menuId, onSaved }: Options) {
  const t = useText();
  const [language] = useLanguage();
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();
  const { show } = useMenuWrites();
  const [base, setBase] = useState<Base>(() => {
    const dish = findDish(view, dishId);
    return {
      id: dish?.id ?? null,
      version: dish?.version ?? 0,
      values: dish ? toValues(dish, language) : newDish(menuId),
      menuVersion: view.menuVersion,
    };
  });
  // A new dish is that of the server once it is saved, though the address still says that it is new.
  const current = findDish(view, base.id);
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the first one is on screen.
  const isSending = useRef(false);
  const isDone = useRef(false);
  const photo = usePhoto(current?.imageUrl ?? null, current?.pictureFetch ?? null);
  const form = useForm<DishValues>({ initialValues: base.values, validate: (values) => problemsOf(values, t) });

  const theirs = current && current.version !== base.version ? toValues(current, language) : null;
  const conflict = theirs ? changedFields(base.values, theirs) : [];
  const isGone = base.id !== null && current === undefined && view.menuVersion >= base.menuVersion;

  const focusFirst = (errors: Record<string, unknown>) => {
    requestAnimationFrame(() => {
      const [field] = Object.keys(errors);
      if (field !== undefined) form.getInputNode(field)?.focus();
    });
  };

  const startFrom = (dish: EditorDishView, values: DishValues, { menuVersion }: MenuEditorView = view) => {
    setBase({ id: dish.id, version: dish.version, values: toValues(dish, language), menuVersion });
    form.setValues(values);
    form.clearErrors();
  };
  /** Goes on with what the other one saved, and one's own changes on top of it. */
  const applyOnTop = () => {
    if (current && theirs) startFrom(current, rebase(base.values, form.values, theirs));
  };
  const takeTheirs = () => {
    if (current && theirs) startFrom(current, theirs);
  };

  const refuse = async (error: unknown) => {
    const errors = error instanceof ApiError ? error.errors : [];
    if (isApiError(error, 'menu_changed') || errors.some(({ field }) => isAboutIds(field))) {
      await queryClient.invalidateQueries({ queryKey: KEY });
      return;
    }
    if (isApiError(error, 'not_found')) await queryClient.invalidateQueries({ queryKey: KEY });
    if (errors.length > 0) {
      const byField = Object.fromEntries(errors.map(({ field, message }) => [toFormField(field), message]));
      form.setErrors(byField);
      focusFirst(byField);
      return;
    }
    logError(error);
    void showToast({ title: t('menuEditor.failed'), message: describe(error), tone: 'failure' });
  };

  const send = async (values: DishValues) => {
    const latest = queryClient.getQueryData(KEY);
    const known = findDish(latest, base.id);
    // News that change nothing of the form, such as its own photo, are no conflict.
    const expectedVersion = conflict.length === 0 && known ? known.version : base.version;
    const isNew = base.id === null;
    const answer: MenuEditorView = await saveDish(base.id, {
      ...toRequest(values, known),
      ...(!isNew && { expectedVersion }),
    });
    const saved = findDish(answer, answer.id);
    if (!saved) throw new Error('The answer lacks the dish that was saved.');
    startFrom(saved, toValues(saved, language), answer);
    show(answer);
    const hadPhoto = photo.isChanged;
    if (!(await photo.save(saved.id))) return;
    if (hadPhoto) void queryClient.invalidateQueries({ queryKey: KEY });
    isDone.current = true;
    onSaved(saved.name);
  };

  const start = (values: DishValues) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    send(values)
      .catch(refuse)
      .finally(() => {
        isSending.current = false;
        setBusy(false);
      });
  };

  return {
    current,
    form,
    photo,
    isBusy,
    isNew: base.id === null,
    dishId: base.id,
    isGone,
    conflict: theirs && conflict.length > 0 ? { fields: conflict, theirs, base: base.values } : null,
    applyOnTop,
    takeTheirs,
    isDirty: () => !isDone.current && (photo.isChanged || changedFields(base.values, form.values).length > 0),
    submit: (event: SyntheticEvent<HTMLFormElement>) => form.onSubmit(start, focusFirst)(event),
  };
}

type DishFormState = ReturnType<typeof useDishForm>;
export type DishForm = DishFormState['form'];
