import { MAX_LENGTH } from '@contracts/constants.ts';
import {
  ANONYMOUS_GROUNDS,
  MODERATION_GROUNDS,
  MODERATION_TEXT_LENGTH,
  type ModerationGround,
  type NoticeTarget,
} from '@contracts/admin/moderation.ts';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { EmailField } from '../../components/forms/email-field.tsx';
import { LimitedTextarea } from '../../components/forms/limited-text.tsx';
import { TextLink } from '../../components/links.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { sendNotice } from '../../lib/api/moderation.ts';
import { isAtFields } from '../../lib/http/refusals.ts';
import { isEmail } from '../../lib/format/email.ts';
import { lengthOf } from '../../lib/format/text-length.ts';
import { focusFirst, showRefusals } from '../../components/forms/form-refusals.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import classes from './moderation.module.css';

export interface ReportSearch {
  target?: NoticeTarget | undefined;
  id?: number | undefined;
  /** The name of the restaurant. */
  name?: string | undefined;
}

const EMPTY = { ground: '', explanation: '', name: '', email: '', goodFaith: false };
const isGround = (text: string): text is ModerationGround => MODERATION_GROUNDS.some((ground) => ground === text);

/** Art. 16 DSA: for everybody, with or without an account. */
export function ReportScreen({ target, id, name = '' }: ReportSearch) {
  const t = useText();
  if (target === undefined || id === undefined) {
    return (
      <div className={classes.page}>
        <PageTitle>{t('notice.title')}</PageTitle>
        <p className={classes.lead}>{t('notice.lead')}</p>
        <p className={classes.lead}>{t('notice.missing')}</p>
        <TextLink to="/">{t('notice.toHome')}</TextLink>
      </div>
    );
  }
  return <ReportForm target={target} id={id} restaurant={name} />;
}

function ReportForm({ target, id, restaurant }: { target: NoticeTarget; id: number; restaurant: string }) {
  const t = useText();
  const describe = useDescribeError();
  const { min, max } = MODERATION_TEXT_LENGTH;
  const form = useForm({
    initialValues: EMPTY,
    validate: ({ ground, explanation, name, email, goodFaith }) => {
      const mayHide = isGround(ground) && ANONYMOUS_GROUNDS.includes(ground);
      const length = lengthOf(explanation.trim());
      return {
        ground: isGround(ground) ? null : t('notice.error.ground'),
        explanation: length < min || length > max ? t('notice.error.explanation', { min, max }) : null,
        name: name.trim() === '' && !mayHide ? t('notice.error.name') : null,
        email: (email.trim() === '' && mayHide) || isEmail(email) ? null : t('notice.error.email'),
        goodFaith: goodFaith ? null : t('notice.error.goodFaith'),
      };
    },
  });
  const send = useMutation({
    mutationFn: ({ ground, explanation, name, email }: typeof EMPTY) =>
      sendNotice({
        target,
        targetId: id,
        ground: isGround(ground) ? ground : 'other',
        explanation: explanation.trim(),
        name: name.trim() || null,
        email: email.trim() || null,
        goodFaith: true,
      }),
    onError: (error) => showRefusals(form, error),
  });
  if (send.data) {
    return (
      <div className={classes.page} role="status">
        <PageTitle>{t('notice.sent.title', { id: send.data.id })}</PageTitle>
        <p className={classes.lead}>{t('notice.sent.text')}</p>
        <TextLink to="/decisions/$token" params={{ token: send.data.token }}>
          {t('notice.sent.link')}
        </TextLink>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <PageTitle>{t('notice.title')}</PageTitle>
      <p className={classes.lead}>{t('notice.lead')}</p>
      <p className={classes.lead}>
        <strong>{t(`notice.about.${target}`, { id, name: restaurant })}</strong>
      </p>
      <form
        noValidate
        className={classes.form}
        onSubmit={form.onSubmit(
          (values) => send.mutate(values),
          (errors) => focusFirst(form, errors),
        )}
      >
        <NativeSelect
          label={t('notice.ground')}
          required
          data={[
            { value: '', label: t('notice.choose') },
            ...MODERATION_GROUNDS.map((value) => ({ value, label: t(`moderation.ground.${value}`) })),
          ]}
          {...form.getInputProps('ground')}
        />
        <LimitedTextarea
          label={t('notice.explanation')}
          description={t('notice.explanationHint', { min })}
          required
          max={max}
          {...form.getInputProps('explanation')}
          value={form.values.explanation}
        />
        <TextInput
          label={t('notice.name')}
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          {...form.getInputProps('name')}
        />
        <EmailField
          required={false}
          label={t('notice.email')}
          description={t('notice.emailHint')}
          {...form.getInputProps('email')}
        />
        <Checkbox label={t('notice.goodFaith')} {...form.getInputProps('goodFaith', { type: 'checkbox' })} />
        <div role="alert">{send.error && !isAtFields(send.error, Object.keys(EMPTY)) && describe(send.error)}</div>
        <BusyButton type="submit" isBusy={send.isPending} mih={44}>
          {t('notice.send')}
        </BusyButton>
      </form>
    </div>
  );
}
