import { Button } from '@mantine/core';
import { IconLink, IconShare } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './share-order.module.css';
import boxes from './tracking-screen.module.css';
import { useOrderLink } from './use-order-link.ts';

interface Props {
  id: number;
  token: string;
}

/** A link for whoever waits along: it shows the way of the order, no phone and no full address. */
export function ShareOrder({ id, token }: Props) {
  const t = useText();
  const { share } = useOrderLink(id, token);
  return (
    <section className={boxes.box} aria-labelledby="order-share">
      <h2 id="order-share">{t('tracking.share')}</h2>
      <p className={classes.text}>{t('tracking.shareText')}</p>
      <Button
        variant="default"
        size="md"
        leftSection={<IconShare size={19} aria-hidden />}
        onClick={() => void share()}
      >
        {t('tracking.shareAction')}
      </Button>
    </section>
  );
}

/** The guest's own way back to the order. */
export function OwnLink({ id, token }: Props) {
  const t = useText();
  const { copy } = useOrderLink(id, token);
  return (
    <section className={boxes.box} aria-labelledby="order-own-link">
      <h2 id="order-own-link">{t('tracking.ownLink')}</h2>
      <p className={classes.text}>{t('tracking.ownLinkText')}</p>
      <Button variant="default" size="md" leftSection={<IconLink size={19} aria-hidden />} onClick={() => void copy()}>
        {t('tracking.ownLinkAction')}
      </Button>
    </section>
  );
}
