import type { DeliveryAreaView } from '@contracts/places/delivery-areas.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../../components/notices/toast.ts';
import { useSettingsForm } from '../../../../components/forms/use-settings-form.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { kitchenInfoQuery } from '../../../../lib/api/kitchen/kitchen-queries.ts';
import { deliveryAreasQuery, saveDeliveryAreas } from '../../../../lib/api/kitchen/kitchen-settings.ts';
import { isApiError } from '../../../../lib/http/http.ts';
import { mergeAreas } from './area-merge.ts';
import { areasProblems } from './area-problems.ts';
import { newArea, toAreasRequest, toAreasValues, type AreaValues } from './area-values.ts';

/** The list as it is typed, and as it was read last. */
export function useAreasForm(known: readonly DeliveryAreaView[], knownDoor: Point) {
  const t = useText();
  const [language] = useLanguage();
  const queryClient = useQueryClient();
  const [isStale, setIsStale] = useState(false);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const wantsFocus = useRef(false);
  const { form, submit, ...state } = useSettingsForm({
    initial: toAreasValues(known, knownDoor, language),
    validate: (values) => areasProblems(values, t),
    send: async ({ areas: typed, door }) => {
      const isMoved = door.latitude !== knownDoor.latitude || door.longitude !== knownDoor.longitude;
      const saved = await saveDeliveryAreas({ areas: toAreasRequest({ areas: typed }), ...(isMoved && { door }) });
      return { saved, door, isMoved, sent: typed };
    },
    toValues: ({ saved, door }) => toAreasValues(saved, door, language),
    onSaved: ({ saved: answer, isMoved, sent }) => {
      setIsStale(false);
      // A new area has another key once it is stored, and stays open under that.
      setOpenKeys((keys) => {
        const stored = [...keys].flatMap((key) => answer[sent.findIndex((area) => area.key === key)]?.id ?? []);
        return new Set([...keys, ...stored.map(String)]);
      });
      if (isMoved) void queryClient.invalidateQueries({ queryKey: kitchenInfoQuery().queryKey });
      queryClient.setQueryData(deliveryAreasQuery().queryKey, answer);
    },
    isToldElsewhere: (error) => {
      const isGone = isApiError(error, 'changed_meanwhile');
      if (isGone) setIsStale(true);
      return isGone;
    },
  });
  const { areas, door } = form.values;
  const { errors } = form;

  // An area with a mistake opens first: only then are its fields there to take the focus.
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first === undefined || !wantsFocus.current) return;
    wantsFocus.current = false;
    document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus();
  }, [errors]);

  const toggle = (key: string, isOpen: boolean) => {
    setOpenKeys((keys) => new Set([...[...keys].filter((other) => other !== key), ...(isOpen ? [key] : [])]));
  };

  /** Looks again at an area in which something was wrong; what is wrong with others stays said. */
  const change = (index: number, part: Partial<AreaValues>) => {
    const now = form.getValues().areas;
    const next = now.map((area, at) => (at === index ? { ...area, ...part } : area));
    form.setFieldValue('areas', next);
    const isOfArea = (field: string) => field.startsWith(`areas.${index}.`);
    if (!Object.keys(form.errors).some(isOfArea)) return;
    const others = Object.entries(form.errors).filter(([field]) => !isOfArea(field));
    const own = Object.entries(areasProblems({ areas: next }, t)).filter(([field]) => isOfArea(field));
    form.setErrors(Object.fromEntries([...others, ...own]));
  };

  const add = () => {
    const area = newArea(language);
    form.insertListItem('areas', area);
    toggle(area.key, true);
    requestAnimationFrame(() => form.getInputNode(`areas.${areas.length}.name`)?.focus());
  };

  const putBack = (area: AreaValues, index: number) => {
    // It may have been saved without it since: then it is a new one.
    const isKept = form.getInitialValues().areas.some(({ id }) => id === area.id);
    form.insertListItem('areas', isKept ? area : { ...area, id: null }, index);
  };
  const remove = (index: number, name: string) => {
    const area = areas[index];
    if (area === undefined) return;
    form.removeListItem('areas', index);
    void showToast({
      title: t('settings.areas.removed', { name }),
      action: { label: t('settings.areas.undo'), onClick: () => putBack(area, index) },
    });
  };

  const move = (from: number, to: number, name: string) => {
    form.reorderListItem('areas', { from, to });
    setSaid(t('settings.areas.moved', { name, position: to + 1 }));
  };

  const readAnew = async () => {
    const before = form.getInitialValues();
    const read = await queryClient.query({ ...deliveryAreasQuery(), staleTime: 0 });
    const now = toAreasValues(read, before.door, language);
    const merged = mergeAreas(form.getValues(), before, now);
    form.setInitialValues(now);
    form.resetDirty(now);
    form.setValues(merged);
    setIsStale(false);
    setSaid(t('settings.areas.stale.done'));
  };

  return {
    ...state,
    submit: (event: Parameters<typeof submit>[0]) => {
      wantsFocus.current = true;
      submit(event);
    },
    discard: () => {
      setIsStale(false);
      form.reset();
    },
    areas,
    door,
    moveDoor: (to: Point) => form.setFieldValue('door', to),
    /** The one that was opened last. */
    selected:
      areas.find(({ key }) => key === [...openKeys].findLast((open) => areas.some((area) => area.key === open))) ??
      null,
    errors,
    said,
    isStale,
    readAnew,
    isOpen: (index: number) =>
      openKeys.has(areas[index]?.key ?? '') || Object.keys(errors).some((field) => field.startsWith(`areas.${index}.`)),
    toggle,
    change,
    add,
    remove,
    move,
  };
}

export type AreasForm = ReturnType<typeof useAreasForm>;
