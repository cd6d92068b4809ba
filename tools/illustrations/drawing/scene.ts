/** One picture under construction: collects shapes, shares gradients, borrows drawings from Fluent Emoji. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const iconSet = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji/icons.json')), 'utf8'),
) as IconSet;

/** Edge length of a Fluent drawing in its own units. */
const ICON_SIZE = 32;

export interface Place {
  x: number;
  y: number;
  size: number;
  rotate?: number;
  flip?: boolean;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A number as short as the eye allows. */
export function n(value: number, decimals = 1): string {
  const text = Number(value.toFixed(decimals)).toString();
  return text.replace(/^(-?)0\./, '$1.');
}

/** Drops decimals nobody sees; a following `.` must not grow into the shortened number. */
function roundNumbers(svg: string): string {
  return svg.replace(
    /(\d*\.\d{3,})(e-\d+)?(?=(.?))/g,
    (_, digits: string, exponent: string | undefined, next: string) => {
      const value = Number(digits + (exponent ?? ''));
      const short = n(value, value < 1 ? 3 : 2);
      return next === '.' && !short.includes('.') ? `${short} ` : short;
    },
  );
}

/** Numbers between 0 and 1 that are the same at every build. */
function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export class Scene {
  readonly random: () => number;
  readonly #prefix: string;
  readonly #width: number;
  readonly #height: number;
  readonly #defs = new Map<string, { id: string; svg: string }>();
  readonly #shapes: string[] = [];
  #nextId = 0;

  constructor(name: string, width: number, height: number) {
    this.random = randomFrom(name);
    // Ids differ between pictures, so that two of them may be inlined into one page.
    this.#prefix = `${name.replace(/[^a-z]/g, '').slice(0, 3)}${Math.floor(this.random() * 1296).toString(36)}`;
    this.#width = width;
    this.#height = height;
  }

  add(...shapes: string[]): void {
    this.#shapes.push(...shapes);
  }

  #define(key: string, build: (id: string) => string): string {
    const known = this.#defs.get(key);
    if (known) return known.id;
    const id = `${this.#prefix}${this.#nextId.toString(36)}`;
    this.#nextId += 1;
    this.#defs.set(key, { id, svg: build(id) });
    return id;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${n(offset, 2)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  }

  /** `from` and `to` in parts of the shape's box. */
  linear(
    stops: readonly Stop[],
    from: readonly [number, number] = [0, 0],
    to: readonly [number, number] = [0, 1],
  ): string {
    const id = this.#define(
      `linear ${JSON.stringify([stops, from, to])}`,
      (own) =>
        `<linearGradient id="${own}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${this.#stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], center: readonly [number, number] = [0.4, 0.35], radius = 0.7): string {
    const id = this.#define(
      `radial ${JSON.stringify([stops, center, radius])}`,
      (own) =>
        `<radialGradient id="${own}" cx="${center[0]}" cy="${center[1]}" r="${radius}">${this.#stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A drawing that is used several times; it is written once. */
  repeat(key: string, build: () => string): string {
    return this.#define(`group ${key}`, (own) => `<g id="${own}">${build()}</g>`);
  }

  use(id: string, x: number, y: number, rotate = 0, scale = 1): string {
    const parts = [`translate(${n(x)} ${n(y)})`];
    if (rotate !== 0) parts.push(`rotate(${n(rotate, 0)})`);
    if (scale !== 1) parts.push(`scale(${n(scale, 2)})`);
    return `<use href="#${id}" transform="${parts.join('')}"/>`;
  }

  /** A Fluent drawing with its centre at the place. */
  emoji(name: string, place: Place): string {
    const id = this.repeat(`emoji ${name}`, () => this.#emojiBody(name));
    const scale = place.size / ICON_SIZE;
    const parts = [`translate(${n(place.x)} ${n(place.y)})`];
    if (place.rotate) parts.push(`rotate(${n(place.rotate, 0)})`);
    parts.push(place.flip ? `scale(-${n(scale, 2)} ${n(scale, 2)})` : `scale(${n(scale, 2)})`);
    parts.push('translate(-16 -16)');
    return `<use href="#${id}" transform="${parts.join('')}"/>`;
  }

  #emojiBody(name: string): string {
    const icon = iconSet.icons[name];
    if (!icon) throw new Error(`Fluent Emoji has no drawing "${name}"`);
    const ids = [...new Set([...icon.body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''))];
    let body = icon.body;
    const marker = name.replace(/[^a-z]/g, '').slice(0, 2) + this.#nextId.toString(36);
    ids.forEach((id, index) => {
      const short = `${this.#prefix}${marker}-${index.toString(36)}`;
      body = body.replaceAll(` id="${id}"`, ` id="${short}"`).replaceAll(`#${id})`, `#${short})`);
      body = body.replaceAll(`href="#${id}"`, `href="#${short}"`);
    });
    return roundNumbers(body);
  }

  toString(): string {
    const defs = [...this.#defs.values()].map((def) => def.svg).join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.#width} ${this.#height}" width="${this.#width}" height="${this.#height}">` +
      `<defs>${defs}</defs>${this.#shapes.join('')}</svg>\n`
    );
  }
}
