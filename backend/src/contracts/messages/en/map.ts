/** A map of a city: its buttons, what is missing of it, and whose data it shows. */
export const map = {
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.showAll': 'Show all of it',
  'map.keys': 'The arrow keys move the map, plus and minus zoom it.',
  'map.loading': 'The map is loading …',
  'map.lost': 'The ground of the map could not be loaded. All else works without it.',
  'map.retry': 'Load the map again',
  'map.pointsOnly': 'We have no map of this city yet: each postcode is shown as a point.',
  'map.contributors': 'OpenStreetMap contributors (ODbL)',
  'map.districts': 'Districts: {{source}}',
  'map.postcodeBorders': 'Postcode borders: {{source}} (public domain)',
  'map.postcodePoints': 'Points: {{source}}',
} as const;
