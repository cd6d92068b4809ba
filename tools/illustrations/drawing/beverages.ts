/** Bottles, cans and glasses, standing, their foot at y = 110 and centred on x = 0. */
import { n, type Scene } from './scene.ts';
import { shadow } from './tableware.ts';

export interface DrinkColors {
  /** Lit and shaded side of what is inside. */
  light: string;
  dark: string;
  label: string;
  /** On the label. */
  mark: string;
}

function body(scene: Scene, light: string, dark: string): string {
  return scene.linear(
    [
      [0, dark],
      [0.28, light],
      [0.7, dark],
      [1, dark],
    ],
    [0, 0],
    [1, 0],
  );
}

/** A round emblem in place of a brand. */
function emblem(color: string, y: number, radius: number): string {
  const r = n(radius);
  return `<circle cy="${y}" r="${r}" fill="${color}"/><path d="M${n(-radius * 0.5)} ${n(y + radius * 0.1)}q${n(radius * 0.5)} ${n(-radius * 0.9)} ${n(radius)} 0" fill="none" stroke="#fff" stroke-width="${n(radius * 0.2)}" stroke-linecap="round"/>`;
}

export function bottle(scene: Scene, colors: DrinkColors, cap: string): string {
  const fill = body(scene, colors.light, colors.dark);
  return (
    shadow(scene, 4, 108, 70, 15, 0.45) +
    `<path d="M-15-112V-66Q-15-46-28-32-38-20-38 0V92Q-38 110-20 110H20Q38 110 38 92V0Q38-20 28-32 15-46 15-66V-112Z" fill="${fill}"/>` +
    `<rect x="-18" y="-128" width="36" height="22" rx="6" fill="${cap}"/><path d="M-10-126v18M0-126v18M10-126v18" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>` +
    `<path d="M-38 8H38V76H-38Z" fill="${colors.label}"/>${emblem(colors.mark, 42, 22)}` +
    '<path d="M-26-8V4M-26 82V96M-8-104V-64" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>'
  );
}

export function can(scene: Scene, colors: DrinkColors): string {
  const fill = body(scene, colors.light, colors.dark);
  const metal = scene.linear(
    [
      [0, '#b9bec6'],
      [0.3, '#ffffff'],
      [1, '#9da5af'],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    shadow(scene, 4, 108, 80, 15, 0.45) +
    `<path d="M-40-92H40L50-76V96L40 112H-40L-50 96V-76Z" fill="${metal}"/><rect x="-50" y="-76" width="100" height="172" rx="6" fill="${fill}"/>` +
    `<path d="M-50 48Q0 16 50 40V66Q0 44-50 74Z" fill="${colors.label}"/>${emblem(colors.mark, -14, 30)}` +
    '<ellipse cy="-92" rx="40" ry="8" fill="#dfe3e8"/><ellipse cy="-92" rx="12" ry="3.4" fill="#8d96a1"/>' +
    '<path d="M-34-62V84" stroke="#fff" stroke-opacity=".35" stroke-width="9" stroke-linecap="round"/>'
  );
}

/** A tall glass; `foam` of its height is lighter froth on top. */
export function glass(scene: Scene, light: string, dark: string, foam: string | null): string {
  const fill = scene.linear(
    [
      [0, light],
      [1, dark],
    ],
    [0, 0],
    [0.6, 1],
  );
  return (
    shadow(scene, 4, 106, 78, 15, 0.45) +
    '<path d="M-56-112H56L44 98Q43 110 32 110H-32Q-43 110-44 98Z" fill="#fff" fill-opacity=".55"/>' +
    `<path d="M-50-84H50L39 92Q38 102 30 102H-30Q-38 102-39 92Z" fill="${fill}"/>` +
    (foam
      ? `<path d="M-51-94Q-50-108-34-102-24-116-6-106 8-118 22-106 42-114 51-94L49-72Q24-62 0-72T-49-72Z" fill="${foam}"/>`
      : '') +
    `<ellipse cy="-112" rx="56" ry="9" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>` +
    '<path d="M-34-60L-28 70" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/>'
  );
}

/** A tulip glass of black tea on its saucer. */
export function tulipGlass(scene: Scene): string {
  const tea = scene.linear([
    [0, '#e0662a'],
    [1, '#8c1f12'],
  ]);
  const saucer = scene.linear([
    [0, '#ffffff'],
    [1, '#dccdc3'],
  ]);
  return (
    shadow(scene, 0, 104, 128, 18, 0.45) +
    `<ellipse cy="92" rx="112" ry="22" fill="${saucer}"/><ellipse cy="89" rx="74" ry="12" fill="#d6401f"/><ellipse cy="87" rx="66" ry="10" fill="#fff8ec"/>` +
    '<path d="M-44-112Q-52-60-34-30-22-8-36 30-50 70-20 84H20Q50 70 36 30 22-8 34-30 52-60 44-112Z" fill="#fff" fill-opacity=".6"/>' +
    `<path d="M-43-84Q-44-54-28-28-16-4-29 32-40 66-17 76H17Q40 66 29 32 16-4 28-28 44-54 43-84Z" fill="${tea}"/>` +
    '<ellipse cy="-84" rx="43" ry="8" fill="#f08a46"/><ellipse cy="-112" rx="44" ry="7" fill="none" stroke="#fff" stroke-width="4"/>' +
    '<path d="M-30-72Q-30-50-20-34M-26 40Q-28 56-18 64" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>'
  );
}
