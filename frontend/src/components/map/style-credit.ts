import type { Map as StyleMap } from 'maplibre-gl';

/** What the style's sources ask to be named as, without their markup: it comes from elsewhere. */
export function creditOf(map: StyleMap): string {
  const credits = Object.keys(map.getStyle().sources).map((id) => {
    const source = map.getSource(id);
    const html = source !== undefined && 'attribution' in source ? source.attribution : null;
    if (typeof html !== 'string') return '';
    return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  });
  return [...new Set(credits.filter((credit) => credit !== ''))].join(' · ');
}
