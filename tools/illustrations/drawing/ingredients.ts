/** Small pieces of food, each about 20 units wide and centred on the origin: toppings and fillings. */
import type { Scene } from './scene.ts';

export type Ingredient = (scene: Scene) => string;

export const basil: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#7cc25c'],
    [1, '#2f8a3e'],
  ]);
  return `<path d="M0-13C9-8 10 5 0 14C-10 5-9-8 0-13Z" fill="${fill}"/><path d="M0-9V12" stroke="#a9dc82" stroke-width="1.2" fill="none"/>`;
};

/** Chopped parsley, dill or scallion. */
export const herbs: Ingredient = () =>
  '<path d="M-6-2l4-3 1 4zM2 4l5-2-2 5zM-3 5l3-1 0 4zM4-6l4 1-3 3z" fill="#3f9a45"/>';

export const rosemary: Ingredient = () =>
  '<path d="M-11 5Q0 1 11-5M-6 4l-3-5M-1 2l-3-6M4-1l-2-6M-4 3l2 5M1 1l3 5M6-2l4 3" fill="none" stroke="#43803f" stroke-width="2.2" stroke-linecap="round"/>';

export const salami: Ingredient = (scene) => {
  const fill = scene.radial([
    [0, '#e8604a'],
    [1, '#b3261f'],
  ]);
  return `<circle r="15" fill="#8f1d1a"/><circle r="14" fill="${fill}"/><g fill="#f6a58d"><circle cx="-5" cy="-4" r="1.8"/><circle cx="4" cy="-6" r="1.3"/><circle cx="6" cy="3" r="1.8"/><circle cx="-3" cy="6" r="1.4"/></g>`;
};

export const ham: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#ffc3bd'],
    [1, '#ee8f92'],
  ]);
  return `<path d="M-13-6q8-7 18-3 9 4 6 11-6 8-16 6-12-3-8-14z" fill="${fill}"/><path d="M-8-3q8-4 14 2" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>`;
};

export const mozzarella: Ingredient = (scene) => {
  const fill = scene.radial([
    [0, '#ffffff'],
    [1, '#f4e3cb'],
  ]);
  return `<path d="M-15-2C-15-11-4-14 4-12S17-4 14 4 4 14-5 12-15 6-15-2Z" fill="${fill}"/>`;
};

export const mushroom: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#fff0dc'],
    [1, '#dcb98f'],
  ]);
  return `<path d="M-13 0C-13-9-6-13 0-13S13-9 13 0Q13 4 8 4L5 3Q4 8 5 12H-5Q-4 8-5 3L-8 4Q-13 4-13 0Z" fill="${fill}" stroke="#8f6239" stroke-width="2" stroke-linejoin="round"/><path d="M-9-1Q0-6 9-1" fill="none" stroke="#8f6239" stroke-width="2" stroke-linecap="round"/>`;
};

export const blackOlive: Ingredient = () =>
  '<circle r="9" fill="#3a2b3d"/><circle r="3.6" fill="#d8763f"/><path d="M-6-2a6.5 6.5 0 0 1 4-4" stroke="#8d7794" stroke-width="1.8" stroke-linecap="round" fill="none"/>';

export const onionRing: Ingredient = () =>
  '<ellipse rx="14" ry="11" fill="none" stroke="#c76aa4" stroke-width="3.2"/><ellipse rx="9.5" ry="7" fill="none" stroke="#efc1de" stroke-width="2.6"/>';

export const pepperStrip: Ingredient = () =>
  '<path d="M-12 4Q-4-10 12-5" fill="none" stroke="#3f9242" stroke-width="6" stroke-linecap="round"/><path d="M-11 3Q-4-9 10-6" fill="none" stroke="#97d06d" stroke-width="1.8" stroke-linecap="round"/>';

export const redPepperStrip: Ingredient = () =>
  '<path d="M-12 4Q-4-10 12-5" fill="none" stroke="#d9361f" stroke-width="6" stroke-linecap="round"/><path d="M-11 3Q-4-9 10-6" fill="none" stroke="#ff9a6b" stroke-width="1.8" stroke-linecap="round"/>';

export const eggplantSlice: Ingredient = (scene) => {
  const fill = scene.radial([
    [0, '#f6e7b6'],
    [1, '#d9bb7c'],
  ]);
  return `<ellipse rx="14" ry="12" fill="#54295f"/><ellipse rx="11.5" ry="9.5" fill="${fill}"/><path d="M-4-3h.1M3-4h.1M5 2h.1M-3 4h.1M1 0h.1" stroke="#b08c4c" stroke-width="2" stroke-linecap="round"/>`;
};

export const zucchini: Ingredient = (scene) => {
  const fill = scene.radial([
    [0, '#f2f5c0'],
    [1, '#c3d97c'],
  ]);
  return `<circle r="12" fill="#3c7f3c"/><circle r="10" fill="${fill}"/><path d="M-3-3h.1M3-3h.1M0 4h.1M-4 2h.1M4 2h.1" stroke="#8fae4e" stroke-width="2" stroke-linecap="round"/>`;
};

export const cucumber: Ingredient = (scene) => {
  const fill = scene.radial([
    [0, '#f0fad1'],
    [1, '#a9d880'],
  ]);
  return `<circle r="13" fill="#3f8f45"/><circle r="11" fill="${fill}"/><path d="M-4-3h.1M4-3h.1M0 5h.1M-5 3h.1M5 3h.1M0-6h.1" stroke="#7db35a" stroke-width="2.4" stroke-linecap="round"/>`;
};

export const tomatoPiece: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#ff7a5c'],
    [1, '#cf2a22'],
  ]);
  return `<path d="M-11-2Q-9-11 0-11T11-3Q12 7 3 9T-11-2Z" fill="${fill}"/><path d="M-4-4l3 2M3-5l1 3M2 3l3-1M-4 3l3 1" stroke="#ffd08a" stroke-width="1.8" stroke-linecap="round"/>`;
};

export const tomatoSlice: Ingredient = (scene) => {
  const fill = scene.radial([
    [0, '#ff8a66'],
    [1, '#d7301f'],
  ]);
  return `<circle r="15" fill="#c2241a"/><circle r="13" fill="${fill}"/><g fill="#b81f18" fill-opacity=".55"><path d="M-2-9a9 9 0 0 0-6 5l5 2zM2-9a9 9 0 0 1 6 5l-5 2zM-8 3a9 9 0 0 0 6 6l0-6zM8 3a9 9 0 0 1-6 6l0-6z"/></g>`;
};

export const pineapple: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#ffe46a'],
    [1, '#f2ad2a'],
  ]);
  return `<path d="M-11 7L-7-9Q0-13 7-9L11 7Q0 12-11 7Z" fill="${fill}"/><path d="M-3-8l-2 15M3-8l2 15" stroke="#d98c1c" stroke-width="1.6"/>`;
};

export const appleSlice: Ingredient = () =>
  '<path d="M-15-6Q0 16 15-6Q15 8 0 11T-15-6Z" fill="#cf3a28"/><path d="M-15-6Q-9-11 0-11T15-6Q10 7 0 7T-15-6Z" fill="#fff3cf"/><path d="M-6-4Q0-1 6-4" fill="none" stroke="#dfc27a" stroke-width="2" stroke-linecap="round"/>';

export const walnut: Ingredient = () =>
  '<path d="M-8 0Q-9-8-2-7 0-10 4-7 10-6 8 0 9 7 3 7 0 10-4 7-10 6-8 0Z" fill="#b5773f"/><path d="M0-7V7M-5-3q3 1 2 4M5-3q-3 1-2 4" stroke="#7c4a22" stroke-width="1.6" fill="none" stroke-linecap="round"/>';

export const blueCheese: Ingredient = () =>
  '<path d="M-10-6L8-8 11 5-6 9Z" fill="#fdf3d8"/><path d="M-4-2q3 2 5 0M1 4q3-1 5-3" stroke="#6c8fa8" stroke-width="2.4" fill="none" stroke-linecap="round"/>';

export const garlicSlice: Ingredient = () =>
  '<path d="M0-8Q8-4 5 6 0 10-5 6-8-4 0-8Z" fill="#fff6e3" stroke="#e4cda6" stroke-width="1.4"/>';

export const chiliSlice: Ingredient = () =>
  '<ellipse rx="7" ry="6" fill="#d8281d"/><ellipse rx="4" ry="3.2" fill="#ffb27f"/><circle cx="-1" r="1" fill="#fff0c0"/><circle cx="2" cy="1" r="1" fill="#fff0c0"/>';

export const tuna: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#f0c3a1'],
    [1, '#c98d6b'],
  ]);
  return `<path d="M-12 3L-8-7 3-9 12-3 9 7-3 9Z" fill="${fill}"/><path d="M-7-1l8-4M-4 4l10-5" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round"/>`;
};

export const salmon: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#ffa477'],
    [1, '#ee6b45'],
  ]);
  return `<path d="M-16 4Q-10-12 6-10 18-8 15 3 8 9-2 7-12 12-16 4Z" fill="${fill}"/><path d="M-10 1Q-4-7 5-6M-3 4Q3-3 11-3" stroke="#ffd9c2" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
};

export const tofu: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#fffaf0'],
    [1, '#eedfc4'],
  ]);
  return `<rect x="-10" y="-9" width="20" height="20" rx="3.5" fill="#d8c29c"/><rect x="-10" y="-11" width="20" height="19" rx="3.5" fill="${fill}"/>`;
};

export const beef: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#b0694a'],
    [1, '#70351f'],
  ]);
  return `<path d="M-15 2Q-12-9 0-8T15-3Q17 6 5 8T-15 2Z" fill="${fill}"/><path d="M-8-2Q0-6 9-2" stroke="#dc9a73" stroke-width="2" fill="none" stroke-linecap="round"/>`;
};

export const chicken: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#f7cf8f'],
    [1, '#cf8b3e'],
  ]);
  return `<path d="M-13 3Q-13-9-2-9T13-3Q14 8 3 9T-13 3Z" fill="${fill}"/><path d="M-6-3Q0-6 6-3" stroke="#fff0cf" stroke-width="2" fill="none" stroke-linecap="round"/>`;
};

export const pakChoi: Ingredient = () =>
  '<path d="M-3 14Q-6 2-13-4-10-14 0-11 10-14 13-4 6 2 3 14Z" fill="#4d9b45"/><path d="M-3 14Q-3 2 0-6 3 2 3 14Z" fill="#e9f4d3"/>';

export const bean: Ingredient = () =>
  '<path d="M-9 2Q-11-7-2-7 8-8 9 0 9 7 4 6 1 3-3 6-8 7-9 2Z" fill="#fbeed6"/><path d="M-5-2Q-2-5 3-4" stroke="#fff" stroke-width="1.8" stroke-linecap="round" fill="none"/>';

export const chickpea: Ingredient = () =>
  '<circle r="7" fill="#e2b565"/><path d="M-3-3a4 4 0 0 1 4-1" stroke="#fff0c9" stroke-width="1.8" stroke-linecap="round" fill="none"/>';

export const okra: Ingredient = () =>
  '<path d="M0-10L6-7 9-1 6 6 0 9-6 6-9-1-6-7Z" fill="#5d9c43"/><path d="M0-6L4-4 6 0 4 4 0 6-4 4-6 0-4-4Z" fill="#dcedb4"/><circle r="2" fill="#8fbf5f"/>';

export const carrotSlice: Ingredient = () => '<circle r="9" fill="#ef7e22"/><circle r="5" fill="#ffab57"/>';

export const corn: Ingredient = () =>
  '<g fill="#ffd140" stroke="#e0a51d" stroke-width=".8"><circle cx="-4" cy="-3" r="4"/><circle cx="4" cy="-2" r="4"/><circle cy="5" r="4"/></g>';

export const pea: Ingredient = () =>
  '<circle r="5" fill="#5aa83f"/><path d="M-2-2a3 3 0 0 1 3-1" stroke="#c9ecab" stroke-width="1.5" stroke-linecap="round" fill="none"/>';

export const eggHalf: Ingredient = (scene) => {
  const yolk = scene.radial([
    [0, '#ffd15a'],
    [1, '#ef8c1c'],
  ]);
  return `<ellipse rx="17" ry="21" fill="#e9d6bf"/><ellipse rx="16" ry="20" fill="#fffaf2"/><circle cy="3" r="9.5" fill="${yolk}"/>`;
};

export const scallion: Ingredient = () =>
  '<circle r="5" fill="none" stroke="#62ad4c" stroke-width="2.6"/><circle r="2" fill="#d9efbb"/>';

export const peanut: Ingredient = () =>
  '<path d="M-7 3Q-10-3-4-5 0-5 2-3 8-4 8 1 7 6 2 5-1 3-3 6-6 7-7 3Z" fill="#d69a55"/>';

export const chiliOil: Ingredient = () => '<circle r="6" fill="#d9341a" fill-opacity=".75"/>';

export const kofteGrill: Ingredient = (scene) => {
  const fill = scene.linear([
    [0, '#b4713f'],
    [1, '#6f3a1b'],
  ]);
  return `<ellipse rx="25" ry="15" fill="${fill}"/><path d="M-14-7l6 14M-3-9l6 18M9-9l6 14" stroke="#45210e" stroke-width="3" stroke-linecap="round"/>`;
};
