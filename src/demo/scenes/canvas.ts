import type { Colour } from './colour.ts';

/** Every scene is painted on the same 4:3 canvas; crops keep its middle. */
export const CANVAS_WIDTH = 1600;
export const CANVAS_HEIGHT = 1200;

export type Point = readonly [x: number, y: number];
/** A gradient stop: where (0–1), which colour, how opaque (1 when left out). */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** How a shape is painted; `fill` is a colour or a gradient from the canvas. */
export interface Paint {
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: string;
  readonly width?: number;
}

interface GroupOptions {
  readonly transform?: string;
  readonly opacity?: number;
  /** Gaussian blur radius in canvas units. */
  readonly blur?: number;
  /** Path data outside which nothing of the group shows. */
  readonly clip?: string;
}

const number = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data of a closed polygon. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`;

/** Path data of an open polyline. */
export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}`;

/** Path data from a template: numbers are rounded so that pictures stay small. */
export const d = (strings: TemplateStringsArray, ...values: readonly number[]): string =>
  strings.reduce((path, text, index) => path + text + (index < values.length ? number(values[index] as number) : ''), '');

/** Collects shapes and gradients, back to front, and writes them as one SVG. */
export class Canvas {
  readonly #shapes: string[] = [];
  readonly #definitions = new Map<string, string>();

  #define(markup: (id: string) => string, key: string): string {
    const known = this.#definitions.get(key);
    if (known !== undefined) return known.slice(0, known.indexOf('\n'));
    const id = `d${this.#definitions.size}`;
    this.#definitions.set(key, `${id}\n${markup(id)}`);
    return id;
  }

  #gradient(element: string, geometry: string, stops: readonly Stop[], units: string): string {
    const body = stops
      .map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`)
      .join('');
    const markup = (id: string): string => `<${element} id="${id}"${units} ${geometry}>${body}</${element}>`;
    return `url(#${this.#define(markup, `${element}${geometry}${units}${body}`)})`;
  }

  /** A gradient down each shape that it fills. */
  down(...stops: readonly Stop[]): string {
    return this.#gradient('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops, '');
  }

  /** A gradient from left to right across each shape that it fills. */
  across(...stops: readonly Stop[]): string {
    return this.#gradient('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops, '');
  }

  /** A gradient between two heights of the canvas, whatever it fills. */
  between(top: number, bottom: number, ...stops: readonly Stop[]): string {
    return this.#gradient('linearGradient', `x1="0" y1="${number(top)}" x2="0" y2="${number(bottom)}"`, stops, ' gradientUnits="userSpaceOnUse"');
  }

  /** A round gradient at a place of the canvas. */
  around(x: number, y: number, radius: number, ...stops: readonly Stop[]): string {
    return this.#gradient('radialGradient', `cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"`, stops, ' gradientUnits="userSpaceOnUse"');
  }

  path(data: string, { fill = 'none', opacity = 1, stroke, width = 1 }: Paint): void {
    const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"`;
    this.#shapes.push(`<path d="${data}" fill="${fill}"${opacity < 1 ? ` opacity="${Math.round(opacity * 1000) / 1000}"` : ''}${line}/>`);
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint): void {
    this.path(d`M${x} ${y}h${width}v${height}h${-width}Z`, paint);
  }

  ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): void {
    this.path(d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`, paint);
  }

  /** Paints what `draw` paints as one layer: moved, faded, blurred or clipped together. */
  group({ transform, opacity, blur, clip }: GroupOptions, draw: () => void): void {
    const attributes = [
      transform === undefined ? '' : ` transform="${transform}"`,
      opacity === undefined ? '' : ` opacity="${opacity}"`,
      blur === undefined ? '' : ` filter="url(#${this.#define((id) => `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>`, `blur${blur}`)})"`,
      clip === undefined ? '' : ` clip-path="url(#${this.#define((id) => `<clipPath id="${id}"><path d="${clip}"/></clipPath>`, `clip${clip}`)})"`,
    ];
    this.#shapes.push(`<g${attributes.join('')}>`);
    draw();
    this.#shapes.push('</g>');
  }

  /** Paints and, underneath it, its faint likeness upside down in water that begins at `surface`. */
  reflected(surface: number, { opacity, squash = 0.7 }: { opacity: number; squash?: number }, draw: () => void): void {
    const start = this.#shapes.length;
    draw();
    const drawn = this.#shapes.splice(start);
    const below = d`M0 ${surface}H${CANVAS_WIDTH}V${CANVAS_HEIGHT}H0Z`;
    this.group({ clip: below }, () => {
      this.group({ transform: `translate(0 ${number(surface * (1 + squash))}) scale(1 ${-squash})`, opacity, blur: 2.5 }, () => {
        this.#shapes.push(...drawn);
      });
    });
    this.#shapes.push(...drawn);
  }

  /**
   * The finished picture.
   * @param size pixels; a ratio other than 4:3 cuts the canvas evenly on both sides
   * @param view the part of the canvas to show, mirrored or not
   */
  toSvg(size: { width: number; height: number }, view: { x: number; y: number; zoom: number; mirrored: boolean }): string {
    const box = [view.x, view.y, CANVAS_WIDTH / view.zoom, CANVAS_HEIGHT / view.zoom].map(number).join(' ');
    const definitions = [...this.#definitions.values()].map((entry) => entry.slice(entry.indexOf('\n') + 1)).join('');
    const open = view.mirrored ? `<g transform="translate(${2 * view.x + CANVAS_WIDTH / view.zoom} 0) scale(-1 1)">` : '<g>';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${open}${this.#shapes.join('')}</g></svg>`;
  }
}
