import type { Language } from '@contracts/constants.ts';
import { useState } from 'react';
import type { Translate } from '../../../i18n/texts.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { distanceText } from '../../../lib/format/distance-text.ts';
import classes from './ride.module.css';
import type { RideFacts } from './ride-facts.ts';

const MINUTE_SECONDS = 60;

interface Props {
  facts: RideFacts;
  /** Of the position; 0 while it is fresh. */
  ageSeconds: number;
}

/** Where the rider is. It is read out when it changes in kind, and not with every metre. */
export function RideWords({ facts, ageSeconds }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const text = textOf(facts, t, language);
  const kind = `${facts.kind} ${String(facts.stopsBefore)} ${language}`;
  const [said, setSaid] = useState({ kind, text });
  if (said.kind !== kind) setSaid({ kind, text });
  return (
    <div className={classes.words}>
      <p className={classes.where}>{text}</p>
      {ageSeconds > 0 && facts.kind !== 'silent' && (
        <p className={classes.age}>
          {ageSeconds < MINUTE_SECONDS
            ? t('ride.ageSeconds', { count: ageSeconds })
            : t('ride.ageMinutes', { count: Math.floor(ageSeconds / MINUTE_SECONDS) })}
        </p>
      )}
      <span className="spoken" role="status">
        {said.text}
      </span>
    </div>
  );
}

function textOf({ kind, stopsBefore, meters, minutes }: RideFacts, t: Translate, language: Language): string {
  switch (kind) {
    case 'stops':
      return t('ride.stops', { count: stopsBefore });
    case 'waiting':
      return t('ride.waiting');
    case 'silent':
      return t('ride.silent');
    case 'near':
      return t('ride.near');
    case 'underway':
      if (meters === null) return minutes === null ? t('ride.underwayOnly') : t('ride.underwayMinutes', { minutes });
      if (minutes === null) return t('ride.underwayDistance', { distance: distanceText(meters, language) });
      return t('ride.underway', { distance: distanceText(meters, language), minutes });
  }
}
