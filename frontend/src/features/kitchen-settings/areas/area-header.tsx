import { Button, Switch } from '@mantine/core';
import { ListButtons } from '../../../components/forms/list-buttons.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { AreaSummary } from './area-summary.tsx';
import type { AreaValues } from './form/area-values.ts';
import classes from './areas-screen.module.css';
import type { AreasForm } from './form/use-areas-form.ts';
import '@mantine/core/styles/Switch.layer.css';

interface Props {
  form: AreasForm;
  index: number;
  area: AreaValues;
  reach: readonly string[];
}

/** One area of the list, closed: what it is, and what can be done with it as a whole. */
export function AreaHeader({ form, index, area, reach }: Props) {
  const t = useText();
  const name = area.name.trim() || t('settings.areas.new');
  const isOpen = form.isOpen(index);
  return (
    <div className={classes.header}>
      <AreaSummary area={area} reach={reach} />
      <div className={classes.actions}>
        <Switch
          size="md"
          label={t('settings.areas.active')}
          aria-label={t('settings.areas.activeOf', { name })}
          checked={area.isActive}
          onChange={({ currentTarget }) => form.change(index, { isActive: currentTarget.checked })}
        />
        <ListButtons
          labels={{
            up: t('settings.areas.up', { name }),
            down: t('settings.areas.down', { name }),
            remove: t('settings.areas.remove', { name }),
          }}
          onUp={index === 0 ? null : () => form.move(index, index - 1, name)}
          onDown={index === form.areas.length - 1 ? null : () => form.move(index, index + 1, name)}
          onRemove={() => {
            form.remove(index, name);
            document.getElementById('areas-add')?.focus();
          }}
        />
        <Button
          variant="default"
          mih={44}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'settings.areas.doneOf' : 'settings.areas.editOf', { name })}
          onClick={() => form.toggle(area.key, !isOpen)}
        >
          {t(isOpen ? 'settings.areas.done' : 'settings.areas.edit')}
        </Button>
      </div>
    </div>
  );
}
