import type { AdminRegistrationView } from '@contracts/restaurants/approval.ts';
import { CITY_LABELS } from '@contracts/constants.ts';
import { IconAlertTriangle, IconClock, IconClockExclamation } from '@tabler/icons-react';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatDateTime } from '../../../lib/format/dates/dates.ts';
import { languageName } from '../../../lib/format/labels.ts';
import classes from './approvals-screen.module.css';
import { DetailList } from '../../../components/dialogs/detail-list.tsx';
import { promiseAt } from './promise.ts';
import { ApprovalActions } from './approval-actions.tsx';
import { emailDetail, phoneDetail } from '../../../domain/admin/contact-details.tsx';

const HOUR_MINUTES = 60;

interface RegistrationProps {
  registration: AdminRegistrationView;
  nowMs: number;
  onDone: () => void;
}

/** What was submitted, and what to decide about it. */
export function Registration({ registration, nowMs, onDone }: RegistrationProps) {
  const t = useText();
  const { id, name, email, phone, category, imageUrl, till, price, plan, traderDeclaredAt, dueAt, reviewVersion } =
    registration;
  const none = t('common.notSpecified');
  return (
    <section className={classes.card} aria-labelledby={`registration-${String(id)}`}>
      <div className={classes.head}>
        <h2 id={`registration-${String(id)}`} className={classes.name}>
          {name}
        </h2>
        <PromiseBadge dueAt={dueAt} nowMs={nowMs} />
      </div>
      <DetailList
        details={[
          { label: t('tables.submitted'), value: formatDateTime(registration.submittedAt, t.language) },
          emailDetail(t, email),
          phoneDetail(t, phone),
          { label: t('admin.restaurants.address'), value: registration.address },
          { label: t('header.city'), value: CITY_LABELS[registration.city] },
          { label: t('tables.cuisine'), value: category === null ? none : t(`category.${category}`) },
          { label: t('tables.description'), value: registration.description ?? none },
          imageUrl !== null && {
            label: t('approvals.picture'),
            value: (
              <img
                className={classes.picture}
                src={imageUrl}
                alt={t('approvals.pictureOf', { name })}
                width={400}
                height={250}
                loading="lazy"
              />
            ),
          },
          { label: t('common.deliveryFee'), value: <Money euro={registration.deliveryFee} /> },
          { label: t('tables.deliveryTime'), value: registration.deliveryTime },
          { label: t('tables.legalName'), value: registration.legalName ?? none },
          { label: t('tables.vatId'), value: registration.vatId ?? none },
          {
            label: t('approvals.declared'),
            value: traderDeclaredAt === null ? t('tables.no') : formatDateTime(traderDeclaredAt, t.language),
          },
          { label: t('tables.till'), value: t(till.isUrlSet ? 'tables.yes' : 'tables.no') },
          { label: t('admin.restaurants.plan'), value: plan === null ? none : t(`admin.restaurants.plan.${plan}`) },
          price !== null && { label: t('tables.price'), value: <Money euro={price} /> },
          { label: t('tables.language'), value: languageName(registration.language) },
        ]}
      />
      <ApprovalActions
        id={id}
        name={name}
        category={category}
        review={{ status: 'pending', version: reviewVersion, suspension: null }}
        missing={registration.missing}
        onDone={onDone}
      />
    </section>
  );
}

const PROMISE_ICONS = { in_time: IconClock, soon: IconClockExclamation, overdue: IconAlertTriangle } as const;

/** How far the 24-hour promise is kept: colour, icon and word. */
function PromiseBadge({ dueAt, nowMs }: { dueAt: string; nowMs: number }) {
  const t = useText();
  const { state, minutes } = promiseAt(dueAt, nowMs);
  const Icon = PROMISE_ICONS[state];
  const time =
    minutes < HOUR_MINUTES
      ? t('approvals.minutes', { count: minutes })
      : t('approvals.hours', { count: Math.floor(minutes / HOUR_MINUTES) });
  return (
    <span className={classes.promise} data-state={state}>
      <Icon size={17} aria-hidden />
      {t(`approvals.promise.${state}`, { time })}
    </span>
  );
}
