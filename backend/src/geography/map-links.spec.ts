import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { geoLink, type MapPlace, webMapLink } from '../contracts/places/map-links.ts';

const PLACE: MapPlace = { name: 'Ofen & Basilikum', address: 'Weg 1, 10119 Berlin', latitude: 52.53, longitude: 13.4 };
const UNKNOWN = { latitude: null, longitude: null };

describe('a link for the map of the device', () => {
  it('sets a mark with the name at the door', () => {
    expect(geoLink(PLACE)).toBe('geo:52.53,13.4?q=52.53,13.4(Ofen%20%26%20Basilikum)');
  });

  it('looks for the address where nobody has said where the door is', () => {
    expect(geoLink({ ...PLACE, ...UNKNOWN })).toBe('geo:0,0?q=Ofen%20%26%20Basilikum%2C%20Weg%201%2C%2010119%20Berlin');
  });

  it('reads back as what was put in, whatever the place is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.double({ min: -90, max: 90, noNaN: true }), (name, latitude) => {
        const [, label = ''] = /\?q=[^()]*\(([^()]*)\)$/.exec(geoLink({ ...PLACE, name, latitude })) ?? [];
        expect(decodeURIComponent(label)).toBe(name);
      }),
    );
  });

  it('is one of the web for e-mails', () => {
    expect(webMapLink(PLACE)).toBe('https://www.openstreetmap.org/?mlat=52.53&mlon=13.4#map=18/52.53/13.4');
    expect(webMapLink({ ...PLACE, ...UNKNOWN })).toBe(
      'https://www.openstreetmap.org/search?query=Weg%201%2C%2010119%20Berlin',
    );
  });
});
