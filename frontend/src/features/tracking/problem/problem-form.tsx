import {
  isAboutDishes,
  MAX_PROBLEM_LENGTH,
  PROBLEM_KINDS,
  PROBLEM_WISHES,
  type ProblemKind,
  type ProblemWish,
} from '@contracts/orders/order-problems.ts';
import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Alert, Button, Checkbox, Group, Radio, Stack } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { LimitedTextarea } from '../../../components/forms/limited-text.tsx';
import { SubmitButton } from '../../../components/forms/submit-button.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lengthOf } from '../../../lib/format/text-length.ts';
import { isAtFields, refusalAt } from '../../../lib/http/refusals.ts';
import { useReportProblem } from './use-report-problem.ts';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';

interface Props {
  order: OrderView;
  onSent: () => void;
  onClose: () => void;
}

const FIELDS = ['kind', 'text'];
const REFUSED = '[data-refused] input, [aria-invalid="true"]';

/** Kind, dishes, words and wish. A refusal stands at its field; what was typed stays. */
export default function ProblemForm({ order, onSent, onClose }: Props) {
  const t = useText();
  const describe = useDescribeError();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<ProblemKind | null>(null);
  const [items, setItems] = useState<string[]>([]);
  const [text, setText] = useState('');
  const [wish, setWish] = useState<ProblemWish>('tell');
  const [attempts, setAttempts] = useState(0);
  const report = useReportProblem(order, onSent);
  const length = lengthOf(text.trim());
  const kindError = attempts > 0 && kind === null ? t('problem.kindRequired') : refusalAt(report.error, 'kind');
  const textError = attempts > 0 ? textMistake() : undefined;

  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [attempts, report.error]);

  function textMistake(): string | undefined {
    if (kind === 'other' && length === 0) return t('problem.textRequired');
    if (length > MAX_PROBLEM_LENGTH) return t('problem.tooLong', { max: MAX_PROBLEM_LENGTH });
    return refusalAt(report.error, 'text');
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    const isMissing = kind === null || (kind === 'other' && length === 0) || length > MAX_PROBLEM_LENGTH;
    if (isMissing || report.isPending) return;
    const itemIds = isAboutDishes(kind) ? items.map(Number) : [];
    report.mutate({ kind, wish, itemIds, text: length === 0 ? null : text.trim() });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('problem.title')} aria-busy={report.isPending}>
      <Stack gap="lg">
        <Radio.Group
          label={t('problem.kind')}
          required
          size="md"
          value={kind}
          error={kindError}
          data-refused={kindError !== undefined || undefined}
          onChange={(chosen) => setKind(PROBLEM_KINDS.find((one) => one === chosen) ?? null)}
        >
          <Stack gap="sm" mt="xs">
            {PROBLEM_KINDS.map((one) => (
              <Radio key={one} value={one} size="md" label={t(`problem.kind.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {kind !== null && isAboutDishes(kind) && (
          <Checkbox.Group label={t('problem.items')} size="md" value={items} onChange={setItems}>
            <Stack gap="sm" mt="xs">
              {order.items.map((item) => (
                <Checkbox
                  key={item.id}
                  value={String(item.id)}
                  size="md"
                  lang={MENU_LANGUAGE}
                  label={`${item.quantity} × ${item.name}`}
                  description={item.options.map(({ name }) => name).join(', ') || undefined}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <LimitedTextarea
          label={t(kind === 'other' ? 'problem.text' : 'problem.textOptional')}
          required={kind === 'other'}
          size="md"
          minRows={3}
          max={MAX_PROBLEM_LENGTH}
          autoComplete="off"
          value={text}
          error={textError}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Radio.Group
          label={t('problem.wish')}
          size="md"
          value={wish}
          onChange={(chosen) => setWish(PROBLEM_WISHES.find((one) => one === chosen) ?? 'tell')}
        >
          <Stack gap="sm" mt="xs">
            {PROBLEM_WISHES.map((one) => (
              <Radio key={one} value={one} size="md" label={t(`problem.wish.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {report.error && !isAtFields(report.error, FIELDS) && (
          <Alert color="danger" role="alert" title={t('problem.failed')}>
            {describe(report.error)}
          </Alert>
        )}
        <Group gap="sm">
          <SubmitButton isBusy={report.isPending}>{t('problem.send')}</SubmitButton>
          <Button variant="default" size="md" onClick={onClose}>
            {t('action.back')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
