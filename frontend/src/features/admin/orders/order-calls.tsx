import type { AdminOrderDetailView } from '@contracts/admin/admin.ts';
import { Button, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import classes from '../../../components/dialogs/detail-drawer.module.css';
import { useText } from '../../../i18n/use-text.ts';
import { telOf } from '../../../lib/format/contact-links.ts';

/** Whom to call about an order: what is urgent is said on the phone. */
export function OrderCalls({ detail: { restaurant, customer } }: { detail: AdminOrderDetailView }) {
  return (
    <div className={classes.actions}>
      <Call who="restaurant" phone={restaurant.phone} />
      <Call who="customer" phone={customer.phone} />
    </div>
  );
}

function Call({ who, phone }: { who: 'restaurant' | 'customer'; phone: string | null }) {
  const t = useText();
  if (phone === null) {
    return (
      <Text size="sm" c="dimmed">
        {t(`tables.noPhone.${who}`)}
      </Text>
    );
  }
  return (
    <Button
      component="a"
      href={telOf(phone)}
      variant="default"
      mih={44}
      leftSection={<IconPhone size={18} aria-hidden />}
    >
      {t(`tables.call.${who}`, { phone })}
    </Button>
  );
}
