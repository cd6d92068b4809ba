/** Links to a place for those who want to go there. */
export interface MapPlace {
  name: string;
  address: string;
  /** Of its door; null with `longitude` where nobody has said where that is. */
  latitude: number | null;
  longitude: number | null;
}

/** In a link's path or query no character ends the label, brackets least of all. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');
}

/**
 * Opens the map that the device has: RFC 5870 with Android's `q`, which sets a mark there, or looks for the address where no
 * point is known.
 */
export function geoLink({ name, address, latitude, longitude }: MapPlace): string {
  if (latitude === null || longitude === null) return `geo:0,0?q=${encode(`${name}, ${address}`)}`;
  const point = `${String(latitude)},${String(longitude)}`;
  return `geo:${point}?q=${point}(${encode(name)})`;
}

/** The same for e-mails, whose programs drop `geo:`, and for devices without such a map. */
export function webMapLink({ address, latitude, longitude }: MapPlace): string {
  const site = 'https://www.openstreetmap.org';
  if (latitude === null || longitude === null) return `${site}/search?query=${encode(address)}`;
  const [lat, lon] = [String(latitude), String(longitude)];
  return `${site}/?mlat=${lat}&mlon=${lon}#map=18/${lat}/${lon}`;
}
