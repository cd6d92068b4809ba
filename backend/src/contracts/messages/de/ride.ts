import type { ride as en } from '../en/ride.ts';

/** Wo eine Bestellung unterwegs ist, für alle, die auf sie warten. */
export const ride: Readonly<Record<keyof typeof en, string>> = {
  'ride.title': 'Deine Bestellung ist unterwegs',
  'ride.titleNamed': '{{name}} bringt deine Bestellung',
  'ride.underway': 'Noch etwa {{distance}}, in rund {{minutes}} Min. bei dir',
  'ride.underwayMinutes': 'In rund {{minutes}} Min. bei dir',
  'ride.underwayDistance': 'Noch etwa {{distance}}',
  'ride.underwayOnly': 'Auf dem Weg zu dir',
  'ride.near': 'Ganz in deiner Nähe',
  'ride.stops_one': 'Noch {{count}} Halt vor deinem',
  'ride.stops_other': 'Noch {{count}} Halte vor deinem',
  'ride.waiting': 'Die Karte zeigt die Fahrt, sobald eine Position da ist.',
  'ride.silent': 'Seit zwei Minuten kommt keine Position mehr an. Deine Bestellung ist trotzdem unterwegs.',
  'ride.ageSeconds': 'Position vor {{count}} s',
  'ride.ageMinutes': 'Position vor {{count}} Min.',
  'ride.nobodyThere':
    'Deine Bestellung ist an der Tür, und niemand öffnet. Bitte öffne oder geh bis {{time}} ans Telefon.',
  'ride.nobodyThereOver':
    'Bis {{time}} hat niemand geöffnet. {{restaurant}} entscheidet jetzt, was mit deiner Bestellung geschieht: Ruf bitte dort an.',
  'ride.privacy': 'Du siehst die Position nur auf dem Weg zu dir.',
  'ride.rounded': 'Wer über einen Link mitschaut, sieht die Position auf etwa 100 m genau.',
  'ride.map': 'Karte: wo deine Bestellung ist',
  'ride.mapFailed': 'Die Karte kann nicht gezeigt werden. Wo deine Bestellung ist, steht darüber.',
  'arrival.cause.kitchen': 'Die Küche braucht länger als versprochen.',
  'arrival.cause.departure': 'Das Essen hat die Küche später verlassen als geplant.',
  'arrival.cause.ride': 'Die Fahrt dauert länger als geplant.',
  'arrival.cause.stops_one': 'Die Fahrt dauert länger als geplant: Davor liegt noch {{count}} Halt.',
  'arrival.cause.stops_other': 'Die Fahrt dauert länger als geplant: Davor liegen noch {{count}} Halte.',
  'arrival.reckoned': 'So wurde die Ankunft berechnet',
  'arrival.kitchen': 'Küche: {{said}} Min. angesagt, {{minutes}} Min. erwartet',
  'arrival.ride': 'Fahrt: für die Strecke meist {{usual}} Min., {{minutes}} Min. erwartet',
  'arrival.left_one': 'Fahrt: noch {{minutes}} Min., davor {{count}} Halt',
  'arrival.left_other': 'Fahrt: noch {{minutes}} Min., davor {{count}} Halte',
  'arrival.basis_one': 'aus {{count}} Bestellung der letzten Wochen',
  'arrival.basis_other': 'aus {{count}} Bestellungen der letzten Wochen',
  'arrival.basisAlike_one': 'aus {{count}} Bestellung der letzten Wochen, {{alike}} davon unter ähnlichen Umständen',
  'arrival.basisAlike_other':
    'aus {{count}} Bestellungen der letzten Wochen, {{alike}} davon unter ähnlichen Umständen',
};
