import { MAX_DELIVERY_FEE_CENTS } from '@contracts/constants.ts';
import { AREA_SHAPES, MAX_AREA_NAME, type PostcodeView } from '@contracts/places/delivery-areas.ts';
import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import cardClasses from '../../../components/cards/settings-card.module.css';
import { AmountInput } from '../../../components/forms/amount-input.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { AreaValues } from './form/area-values.ts';
import classes from './areas-screen.module.css';
import { CornerFields } from './corner-fields.tsx';
import { PostcodesField } from './postcodes-field.tsx';

const BELOW: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'error', 'description'];

interface Props {
  area: AreaValues;
  index: number;
  errors: FormErrors;
  postcodes: readonly PostcodeView[];
  onChange: (part: Partial<AreaValues>) => void;
}

export function AreaFields({ area, index, errors, postcodes, onChange }: Props) {
  const t = useText();
  const field = (name: string) => ({
    'data-path': `areas.${index}.${name}`,
    error: errors[`areas.${index}.${name}`],
  });
  return (
    <div className={classes.fields} role="group" aria-label={area.name.trim() || t('settings.areas.new')}>
      <div className={cardClasses.pair}>
        <TextInput
          label={t('settings.areas.name')}
          required
          maxLength={MAX_AREA_NAME}
          value={area.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          {...field('name')}
        />
        <NativeSelect
          label={t('settings.areas.kind')}
          value={area.kind}
          data={AREA_SHAPES.map((value) => ({ value, label: t(`settings.areas.kind.${value}`) }))}
          onChange={({ currentTarget }) =>
            onChange({ kind: AREA_SHAPES.find((shape) => shape === currentTarget.value) ?? area.kind })
          }
        />
      </div>
      {area.kind === 'postcodes' && (
        <PostcodesField
          value={area.postcodes}
          known={postcodes}
          onChange={(chosen) => onChange({ postcodes: chosen })}
          {...field('postcodes')}
        />
      )}
      {area.kind === 'radiusMeters' && (
        <TextInput
          label={t('settings.areas.radius')}
          description={t('settings.areas.radiusHint')}
          inputWrapperOrder={BELOW}
          inputMode="decimal"
          autoComplete="off"
          required
          value={area.radiusKm}
          onChange={({ currentTarget }) => onChange({ radiusKm: currentTarget.value })}
          {...field('radiusMeters')}
        />
      )}
      {area.kind === 'polygon' && (
        <CornerFields
          corners={area.corners}
          path={`areas.${index}`}
          errors={errors}
          onChange={(corners) => onChange({ corners })}
        />
      )}
      <TermsFields area={area} field={field} onChange={onChange} />
    </div>
  );
}

interface TermsProps extends Pick<Props, 'area' | 'onChange'> {
  field: (name: string) => Pick<TextInputProps, 'error'>;
}

function TermsFields({ area, field, onChange }: TermsProps) {
  const t = useText();
  return (
    <div className={cardClasses.pair}>
      <AmountInput
        label={t('settings.areas.fee')}
        required
        stepCents={10}
        maxCents={MAX_DELIVERY_FEE_CENTS}
        value={area.fee}
        onChange={(fee) => onChange({ fee })}
        {...field('fee')}
      />
      <AmountInput
        label={t('settings.areas.minimumOrder')}
        required
        stepCents={50}
        maxCents={MAX_DELIVERY_FEE_CENTS}
        value={area.minimumOrder}
        onChange={(minimumOrder) => onChange({ minimumOrder })}
        {...field('minimumOrder')}
      />
      <AmountInput
        label={t('settings.areas.freeFrom')}
        description={t('settings.areas.freeFromHint')}
        inputWrapperOrder={BELOW}
        stepCents={50}
        maxCents={MAX_DELIVERY_FEE_CENTS}
        value={area.freeFrom}
        onChange={(freeFrom) => onChange({ freeFrom })}
        {...field('freeFrom')}
      />
      <TextInput
        label={t('settings.areas.extraMinutes')}
        description={t('settings.areas.extraMinutesHint')}
        inputWrapperOrder={BELOW}
        inputMode="numeric"
        autoComplete="off"
        required
        value={area.extraMinutes}
        onChange={({ currentTarget }) => onChange({ extraMinutes: currentTarget.value })}
        {...field('extraMinutes')}
      />
    </div>
  );
}
