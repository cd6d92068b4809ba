/** The mark: a little table under its cloth, a cloche on top. Also as favicons that carry an order's state. */
import { HERB, PAPER, PAPRIKA, SAFFRON, SLATE } from './palette.ts';

const TILE_SIZE = 64;

const TABLE =
  '<path d="M19 40L16 56M45 40l3 16" stroke="#ffc9a8" stroke-width="4" stroke-linecap="round"/>' +
  `<path d="M10 33h44a2 2 0 0 1 2 2v8a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0v-8a2 2 0 0 1 2-2z" fill="${PAPER}"/>` +
  `<path d="M15 30a17 16 0 0 1 34 0z" fill="#ffc861"/><circle cx="32" cy="11.5" r="3.4" fill="#ffc861"/>` +
  `<path d="M21 25a12 11 0 0 1 7-6" fill="none" stroke="#fff3d4" stroke-width="2.8" stroke-linecap="round"/>`;

function tile(extra = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">` +
    `<rect width="${TILE_SIZE}" height="${TILE_SIZE}" rx="15" fill="${PAPRIKA}"/>${TABLE}${extra}</svg>\n`
  );
}

/** A badge in the lower right, large enough for 16 pixels; state has a colour and a shape. */
function badge(color: string, sign: string): string {
  return `<circle cx="47" cy="47" r="17" fill="${PAPER}"/><circle cx="47" cy="47" r="14" fill="${color}"/><g fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${sign}</g>`;
}

/** File names under `public`, and what is in them. */
export const MARKS: ReadonlyMap<string, string> = new Map([
  ['favicon.svg', tile()],
  ['images/logo.svg', tile()],
  ['favicon-live.svg', tile(badge('#2f9e44', '<circle cx="47" cy="47" r="4" fill="#fff"/>'))],
  ['favicon-pending.svg', tile(badge('#c77700', '<path d="M47 39v8l5 4"/>'))],
  ['favicon-preparing.svg', tile(badge(SAFFRON, '<path d="M39 49h16M42 43q5-5 10 0"/>'))],
  ['favicon-delivering.svg', tile(badge('#1f7fa8', '<path d="M40 47h13M48 41l6 6-6 6"/>'))],
  ['favicon-delivered.svg', tile(badge(HERB, '<path d="M40 47l5 5 9-10"/>'))],
  ['favicon-cancelled.svg', tile(badge(SLATE, '<path d="M42 42l10 10M52 42L42 52"/>'))],
]);
