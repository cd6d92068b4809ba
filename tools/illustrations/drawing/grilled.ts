/** What comes from the grill and the fryer, from above and centred on the origin. */
import type { Scene } from './scene.ts';
import { shadow } from './tableware.ts';

/** A fillet in batter. */
export function batteredFish(scene: Scene): string {
  const fill = scene.linear([
    [0, '#ffd382'],
    [1, '#c97a22'],
  ]);
  return (
    shadow(scene, 0, 12, 120, 56) +
    `<path d="M-106 8Q-96-36-30-36 50-44 106-6 112 6 96 14 40 40-30 36-100 36-106 8Z" fill="${fill}"/>` +
    '<path d="M-70-12q10-12 34-12M-10-22q20-4 40 2M54-10q14 2 22 8M-60 14q10 6 22 4M4 16q16 2 28-4" fill="none" stroke="#fff0c9" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>'
  );
}

/** Minced meat on a broad skewer. */
export function adana(scene: Scene): string {
  const fill = scene.linear([
    [0, '#c07a45'],
    [1, '#713417'],
  ]);
  const ridges = Array.from({ length: 9 }, (_, index) => `M${(index - 4) * 22}-17q6 17 0 34`).join('');
  return (
    '<path d="M-150 0H152" stroke="#a8a3a8" stroke-width="7" stroke-linecap="round"/>' +
    `<rect x="-108" y="-22" width="216" height="44" rx="22" fill="${fill}"/>` +
    `<path d="${ridges}" fill="none" stroke="#4f2410" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>` +
    '<path d="M-92-12H88" stroke="#e9b07a" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" stroke-dasharray="26 14"/>'
  );
}

/** A whole fish with the marks of the grill. */
export function trout(scene: Scene): string {
  const fill = scene.linear([
    [0, '#8fa3a0'],
    [0.45, '#e6d3ad'],
    [1, '#c99a58'],
  ]);
  return (
    shadow(scene, 0, 14, 122, 52) +
    `<path d="M70 0Q92-34 118-36 108-12 110 0 108 14 118 38 92 34 70 4Z" fill="#a9834f"/><path d="M-20-38Q6-62 40-46L34-24ZM-10 38Q10 58 34 44L24 26Z" fill="#a9834f"/>` +
    `<path d="M-118 4Q-96-30-50-40 10-50 84-4 90 0 84 5 20 48-44 42-98 36-118 4Z" fill="${fill}"/>` +
    '<path d="M-70-32Q-50 2-70 36" fill="none" stroke="#8d6c3f" stroke-width="4" stroke-linecap="round"/>' +
    '<path d="M-36-26l16 52M-6-28l16 54M24-24l14 44M52-12l8 24" stroke="#6b4424" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>' +
    '<circle cx="-90" cy="-6" r="8" fill="#fff7e6"/><circle cx="-91" cy="-6" r="4" fill="#3a2b22"/><path d="M-112 10q10 4 16 2" stroke="#8d6c3f" stroke-width="3" fill="none" stroke-linecap="round"/>'
  );
}
