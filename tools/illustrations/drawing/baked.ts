/** Bread and pastry that Fluent lacks, from above and centred on the origin. */
import { n, type Scene } from './scene.ts';
import { shadow } from './tableware.ts';

function crust(scene: Scene): string {
  return scene.linear([
    [0, '#f8cd83'],
    [1, '#cd8438'],
  ]);
}

export function focaccia(scene: Scene): string {
  const crumb = scene.radial(
    [
      [0, '#ffdf9e'],
      [1, '#eeb155'],
    ],
    [0.45, 0.4],
    0.7,
  );
  let dimples = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const x = (column - 2) * 42 + (row % 2) * 14 - 7 + (scene.random() - 0.5) * 10;
      const y = (row - 1) * 46 + (scene.random() - 0.5) * 10;
      dimples += `<ellipse cx="${n(x, 0)}" cy="${n(y, 0)}" rx="9" ry="7"/>`;
    }
  }
  return (
    shadow(scene, 0, 16, 146, 108, 0.36) +
    `<rect x="-125" y="-84" width="250" height="168" rx="46" fill="${crust(scene)}"/>` +
    `<rect x="-116" y="-77" width="232" height="150" rx="40" fill="${crumb}"/><g fill="#c98234" fill-opacity=".55">${dimples}</g>` +
    '<path d="M-70-40h.1M-20 20h.1M40-30h.1M80 30h.1M10-60h.1M-90 20h.1M60 5h.1M-40 50h.1" stroke="#fff" stroke-width="5" stroke-linecap="round"/>'
  );
}

/** An oval slice of toasted bread. */
export function toast(scene: Scene): string {
  const crumb = scene.linear([
    [0, '#fdeac0'],
    [1, '#f0c683'],
  ]);
  return `<ellipse rx="62" ry="44" cy="5" fill="#a8662a"/><ellipse rx="62" ry="44" fill="${crust(scene)}"/><ellipse rx="54" ry="36" fill="${crumb}"/>`;
}

/** Lahmacun: thin, round, spread to the edge. */
export function lahmacun(scene: Scene, radius: number): string {
  const spread = scene.radial([
    [0, '#e08a52'],
    [1, '#b54d24'],
  ]);
  const bits = { light: '', dark: '', green: '' };
  for (let index = 0; index < 150; index += 1) {
    const reach = Math.sqrt((index + 0.5) / 150) * radius * 0.85;
    const angle = index * 2.399963 + scene.random() * 0.4;
    const kind = index % 3 === 0 ? 'green' : index % 3 === 1 ? 'dark' : 'light';
    bits[kind] +=
      `M${n(Math.cos(angle) * reach, 0)} ${n(Math.sin(angle) * reach, 0)}l${n((scene.random() - 0.5) * 10, 0)} ${n((scene.random() - 0.5) * 10, 0)}`;
  }
  return (
    shadow(scene, 0, radius * 0.1, radius * 1.14, radius * 1.1, 0.36) +
    `<circle r="${radius}" fill="${crust(scene)}"/><circle r="${n(radius * 0.91)}" fill="${spread}"/>` +
    `<g stroke-linecap="round"><path d="${bits.dark}" stroke="#8a3616" stroke-opacity=".7" stroke-width="6"/><path d="${bits.light}" stroke="#f3b27a" stroke-opacity=".8" stroke-width="5"/><path d="${bits.green}" stroke="#5f9a3c" stroke-width="4.5"/></g>`
  );
}

/** Pide: a little boat, its filling in the middle. */
export function pide(scene: Scene, filling: readonly [string, string], contents: string): string {
  const fill = scene.radial([
    [0, filling[0]],
    [1, filling[1]],
  ]);
  return (
    shadow(scene, 0, 14, 172, 82, 0.36) +
    `<path d="M-160 0Q-110-66 0-66T160 0Q110 66 0 66T-160 0Z" fill="${crust(scene)}"/>` +
    '<path d="M-150-2Q-104-54 0-56T150-2" fill="none" stroke="#ffe3ad" stroke-width="5" stroke-linecap="round" stroke-opacity=".7"/>' +
    `<path d="M-112 0Q-76-40 0-40T112 0Q76 40 0 40T-112 0Z" fill="${fill}"/>${contents}`
  );
}

export function simit(scene: Scene): string {
  let seeds = '';
  for (let index = 0; index < 64; index += 1) {
    const angle = index * 2.399963;
    const reach = 62 + scene.random() * 44;
    seeds += `M${n(Math.cos(angle) * reach, 0)} ${n(Math.sin(angle) * reach, 0)}l3 2`;
  }
  return (
    '<circle cy="9" r="84" fill="none" stroke="#5a2a18" stroke-opacity=".22" stroke-width="62"/>' +
    `<circle r="84" fill="none" stroke="${crust(scene)}" stroke-width="60"/>` +
    '<circle r="84" fill="none" stroke="#a35c1d" stroke-opacity=".35" stroke-width="8" stroke-dasharray="40 22"/>' +
    `<path d="${seeds}" stroke="#ffeec4" stroke-width="4" stroke-linecap="round"/>`
  );
}

/** One piece of baklava. */
export function baklava(scene: Scene): string {
  const top = scene.linear([
    [0, '#ffd98a'],
    [1, '#e39b35'],
  ]);
  return (
    '<path d="M0-34L54 0V20L0 54-54 20V0Z" fill="#a75f1c"/><path d="M-54 7L0 41 54 7M-54 14L0 48 54 14" fill="none" stroke="#eebb66" stroke-width="2.4"/>' +
    `<path d="M0-34L54 0 0 34-54 0Z" fill="${top}"/><path d="M-27-17L27 17M27-17L-27 17" stroke="#fff0c4" stroke-opacity=".6" stroke-width="2"/>` +
    '<path d="M-10-4h.1M4-8h.1M10 3h.1M-3 7h.1M0 0h.1M-14 4h.1M14-4h.1" stroke="#7fae3c" stroke-width="8" stroke-linecap="round"/>'
  );
}

/** A flattened cinnamon roll from Hamburg. */
export function franzbroetchen(scene: Scene): string {
  return (
    shadow(scene, 0, 12, 96, 62, 0.36) +
    `<path d="M-84 6Q-88-30-50-30-40-52 0-52T50-30Q88-30 84 6 88 40 46 40 0 52-46 40-88 40-84 6Z" fill="${crust(scene)}"/>` +
    '<g fill="none" stroke="#8a4716" stroke-width="5" stroke-linecap="round"><path d="M-66 6Q-66-14-46-14T-28 6-46 22-54 8M66 6Q66-14 46-14T28 6 46 22 54 8M-16-34Q0-42 16-34M-20 30Q0 36 20 30"/></g>' +
    '<path d="M-40-34Q-28-44-4-45" fill="none" stroke="#fff0cc" stroke-width="5" stroke-linecap="round"/>'
  );
}

export function onionRing(scene: Scene): string {
  const fill = scene.linear([
    [0, '#ffcf78'],
    [1, '#d07f24'],
  ]);
  return (
    `<circle r="40" fill="none" stroke="#9a5714" stroke-width="26" cy="4"/><circle r="40" fill="none" stroke="${fill}" stroke-width="26"/>` +
    '<path d="M-34-26a43 43 0 0 1 28-17M38 22l5-9M-20 39l-9-6M4 45h6" fill="none" stroke="#fff0c6" stroke-width="4.5" stroke-linecap="round"/>'
  );
}

/** A turned-out pudding with sauce running down. */
export function pannaCotta(scene: Scene): string {
  const cream = scene.linear(
    [
      [0, '#fffdf8'],
      [0.6, '#fdf1df'],
      [1, '#e3cbb2'],
    ],
    [0, 0],
    [1, 0.3],
  );
  const glaze = scene.radial([
    [0, '#ef5468'],
    [1, '#b3183a'],
  ]);
  return (
    shadow(scene, 0, 58, 92, 22, 0.4) +
    `<ellipse cy="56" rx="80" ry="18" fill="${glaze}"/><path d="M-48-36Q-62 20-64 50-40 68 0 68T64 50Q62 20 48-36Z" fill="${cream}"/>` +
    `<path d="M-48-38Q0-62 48-38 54-14 54 6 48 18 42 6 36-6 30 6 30 34 20 34T10 8Q2-2-6 8-8 20-16 20T-26 2Q-34-6-38 8-50 22-52 0-52-20-48-38Z" fill="${glaze}"/>` +
    '<path d="M-30-42Q-8-50 16-47" fill="none" stroke="#ffc3cb" stroke-width="6" stroke-linecap="round"/>'
  );
}
