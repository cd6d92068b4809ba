import type { Map as StyleMap } from 'maplibre-gl';

const SIGNS: Readonly<Record<string, string>> = { copy: '©', amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ' };

/** What the style's sources ask to be named as. */
export function creditOf(map: StyleMap): string {
  const credits = Object.keys(map.getStyle().sources).map((id) => {
    const source = map.getSource(id);
    return source !== undefined && 'attribution' in source ? toPlainText(source.attribution) : '';
  });
  return [...new Set(credits.filter((credit) => credit !== ''))].join(' · ');
}

/** Without its markup, which comes from elsewhere. */
export function toPlainText(html: unknown): string {
  if (typeof html !== 'string') return '';
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (entity, name: string) => SIGNS[name] ?? entity)
    .trim();
}
