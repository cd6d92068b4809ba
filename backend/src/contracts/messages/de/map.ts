import type { map as en } from '../en/map.ts';

/** Die Karte einer Stadt. */
export const map: Readonly<Record<keyof typeof en, string>> = {
  'map.zoomIn': 'Näher heran',
  'map.zoomOut': 'Weiter weg',
  'map.showAll': 'Alles zeigen',
  'map.keys': 'Die Pfeiltasten bewegen die Karte, Plus und Minus ändern den Maßstab.',
  'map.loading': 'Die Karte lädt …',
  'map.lost': 'Der Untergrund der Karte konnte nicht geladen werden. Alles andere geht auch ohne ihn.',
  'map.retry': 'Karte erneut laden',
  'map.pointsOnly': 'Von dieser Stadt gibt es hier noch keine Karte: Jede Postleitzahl ist ein Punkt.',
  'map.contributors': 'OpenStreetMap-Mitwirkende (ODbL)',
  'map.districts': 'Bezirke: {{source}}',
  'map.postcodeBorders': 'Grenzen der Postleitzahlen: {{source}} (gemeinfrei)',
  'map.postcodePoints': 'Punkte: {{source}}',
};
