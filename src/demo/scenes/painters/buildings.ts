import type { Point } from '../canvas.ts';
import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import type { Stage } from '../stage.ts';

export interface HouseLook {
  readonly walls: readonly Colour[];
  readonly roof: 'flat' | 'dome' | 'gable' | 'hip';
  readonly roofs: readonly Colour[];
  readonly windows?: { readonly shape: 'square' | 'arch'; readonly shutters?: readonly Colour[]; readonly frame?: Colour; /** Share of places for a window that have one. */ readonly density?: number };
  readonly door?: Colour;
  /** Wooden balconies across the front, with flowers. */
  readonly balcony?: { readonly rail: Colour; readonly flowers?: Colour };
  /** Snow on the roof. */
  readonly snow?: boolean;
}

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly look: HouseLook;
  readonly distance?: number;
  /** Storeys and windows on each; by default from the size. */
  readonly grid?: readonly [columns: number, rows: number];
}

const backlit = (light: Light): number => (light.time === 'sunset' || light.time === 'sunrise' ? 0.45 : 0.78);

const LAMP = '#ffd384';

/** One window: dark glass with sky in it by day, a lamp behind it by night. */
const paintWindow = ({ canvas, light, random }: Stage, x: number, y: number, width: number, height: number, look: NonNullable<HouseLook['windows']>, air: (tone: Colour) => Colour): void => {
  const lamp = random.chance(light.lamps);
  const glass = lamp ? LAMP : air(mix(light.shaded('#2f4a66'), light.sky.at(-2)?.[1] ?? light.haze, 0.22));
  const shape = look.shape === 'arch' ? d`M${x} ${y + height}v${-height * 0.62}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height * 0.62}Z` : d`M${x} ${y}h${width}v${height}h${-width}Z`;
  if (look.frame !== undefined) canvas.path(d`M${x - width * 0.14} ${y - width * 0.14}h${width * 1.28}v${height + width * 0.24}h${-width * 1.28}Z`, { fill: air(light.lit(look.frame)), opacity: 0.9 });
  canvas.path(shape, { fill: glass });
  if (lamp) canvas.ellipse(x + width / 2, y + height / 2, width * 1.7, height * 1.2, { fill: canvas.around(x + width / 2, y + height / 2, Math.max(width * 1.7, height * 1.2), [0, '#ffc46a', 0.5], [1, '#ffc46a', 0]) });
  else canvas.rect(x, y, width, height * 0.16, { fill: '#0c1a30', opacity: 0.22 });
  if (look.shutters !== undefined && look.shape === 'square') {
    const tone = air(light.lit(random.pick(look.shutters)));
    canvas.rect(x - width * 0.52, y, width * 0.48, height, { fill: tone });
    canvas.rect(x + width * 1.04, y, width * 0.48, height, { fill: tone });
  }
};

/**
 * One house in two faces, the light deciding which is bright.
 * @param house `x`, `y` is the lower left corner of its front; sizes in canvas units
 */
export const paintHouse = (stage: Stage, { x, y, width, height, look, distance = 0, grid }: House): void => {
  const { canvas, light, random } = stage;
  const air = (tone: Colour): Colour => mix(tone, light.haze, distance);
  const wall = random.pick(look.walls);
  const roof = random.pick(look.roofs);
  const sunSide = light.sunX > x ? 1 : -1;
  const side = x < 800 ? 1 : -1;
  const depth = width * random.between(0.22, 0.4);
  const rise = depth * 0.16;
  const front = air(mix(light.shaded(wall), light.lit(wall), backlit(light)));
  const frontLow = air(mix(light.shaded(wall), light.lit(wall), backlit(light) - 0.2));
  const flank = air(side === sunSide ? light.lit(wall) : light.shaded(wall));
  const edge = side === 1 ? x + width : x;
  const far = edge + side * depth;
  const top = y - height;

  // What the house hides from the sun on the ground.
  canvas.path(polygon([[x, y], [x + width, y], [x + width - sunSide * height * 0.3, y + height * 0.07], [x - sunSide * height * 0.3, y + height * 0.07]]), { fill: '#0b1738', opacity: 0.16 * (1 - distance) });
  canvas.path(polygon([[edge, y], [far, y - rise], [far, top + (look.roof === 'flat' || look.roof === 'dome' ? rise * 0.4 : -rise)], [edge, top]]), { fill: canvas.between(top, y, [0, flank], [1, mix(flank, frontLow, 0.35)]) });
  canvas.rect(x, top, width, height, { fill: canvas.between(top, y, [0, front], [1, frontLow]) });

  const [columns, rows] = grid ?? [Math.max(1, Math.round(width / 46)), Math.max(1, Math.round(height / 52))];
  const cellX = width / columns;
  const cellY = height / rows;
  if (look.windows !== undefined) {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (!random.chance(look.windows.density ?? 0.92)) continue;
        const w = Math.min(34, cellX * 0.3);
        const h = Math.min(cellY * 0.5, w * 1.8);
        paintWindow(stage, x + cellX * (column + 0.5) - w / 2, top + cellY * (row + 0.26), w, h, look.windows, air);
      }
    }
    for (let row = 0; row < rows; row += 1) {
      if (!random.chance(look.windows.density ?? 0.92)) continue;
      const w = Math.min(26, depth * 0.24);
      const h = Math.min(cellY * 0.46, w * 2.2);
      const wx = edge + side * depth * 0.5 - w / 2;
      canvas.rect(wx, top + cellY * (row + 0.28) - rise * 0.5, w, h, { fill: random.chance(light.lamps) ? LAMP : air(light.shaded('#3b5068')), opacity: 0.85 });
    }
  }
  if (look.door !== undefined) {
    const w = Math.min(34, width * 0.16);
    const dx = x + width * random.between(0.2, 0.7);
    canvas.path(d`M${dx} ${y}v${-w * 1.5}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${w * 1.5}Z`, { fill: air(light.lit(look.door)) });
    canvas.rect(dx + w * 0.46, y - w * 1.9, w * 0.08, w * 1.9, { fill: air(light.shaded(look.door)) });
  }
  if (look.balcony !== undefined) {
    for (let row = 0; row < rows; row += 1) {
      const by = top + cellY * (row + 0.74);
      canvas.rect(x - width * 0.03, by, width * 1.06, cellY * 0.2, { fill: air(light.shaded(look.balcony.rail)) });
      canvas.rect(x - width * 0.03, by, width * 1.06, cellY * 0.04, { fill: air(light.lit(look.balcony.rail)) });
      const bars = Array.from({ length: Math.round(width / 9) }, (_, bar) => d`M${x + bar * 9} ${by + cellY * 0.04}v${cellY * 0.16}`).join('');
      canvas.path(bars, { stroke: air(light.lit(look.balcony.rail)), width: 2, opacity: 0.6 });
      if (look.balcony.flowers === undefined) continue;
      for (let flower = 0; flower < width / 7; flower += 1) canvas.ellipse(x + random.between(0, width), by + random.between(-3, 4), random.between(2, 5), random.between(2, 4), { fill: air(random.chance(0.3) ? light.lit('#5c8a4a') : light.lit(look.balcony.flowers)) });
    }
  }

  const roofLit = air(light.lit(roof));
  const roofDim = air(mix(light.shaded(roof), light.lit(roof), 0.35));
  if (look.roof === 'flat' || look.roof === 'dome') {
    canvas.path(polygon([[x, top], [x + width, top], [x + width, top - 4], [x, top - 4]]), { fill: air(light.lit(mix(wall, '#ffffff', 0.4))) });
    canvas.path(polygon([[edge, top - 4], [far, top + rise * 0.4 - 4], [far, top + rise * 0.4], [edge, top]]), { fill: air(mix(light.lit(wall), light.shaded(wall), 0.3)) });
  }
  if (look.roof === 'dome') {
    const r = width * 0.36;
    const cx = x + width * 0.5;
    canvas.rect(cx - r * 1.02, top - r * 0.34, r * 2.04, r * 0.36, { fill: canvas.across([0, sunSide === 1 ? flank : front], [1, sunSide === 1 ? front : frontLow]) });
    canvas.path(d`M${cx - r} ${top - r * 0.3}a${r} ${r * 1.04} 0 0 1 ${2 * r} 0Z`, { fill: canvas.around(cx + sunSide * r * 0.45, top - r * 0.95, r * 1.7, [0, air(light.lit(mix(roof, '#ffffff', 0.45)))], [0.4, roofLit], [1, air(light.shaded(mix(roof, '#0a1a4a', 0.25)))]) });
    canvas.path(d`M${cx} ${top - r * 1.32}v${-r * 0.34}M${cx - r * 0.1} ${top - r * 1.54}h${r * 0.2}`, { stroke: air(light.lit('#ffffff')), width: Math.max(1.6, r * 0.05) });
  }
  if (look.roof === 'hip') {
    const roofTop = top - height * 0.14 - width * 0.16;
    const over = width * 0.045;
    const inset = width * 0.16;
    const front2: Point[] = [[x - over, top + 2], [x + width + over, top + 2], [x + width - inset, roofTop], [x + inset, roofTop]];
    canvas.path(polygon([[edge, top + 2], [far + side * over, top - rise], [side === 1 ? x + width - inset : x + inset, roofTop]]), { fill: side === sunSide ? roofLit : air(light.shaded(roof)) });
    canvas.path(polygon(front2), { fill: canvas.between(roofTop, top, [0, roofLit], [1, roofDim]) });
    const tiles: string[] = [];
    for (let row = 1; row < 6; row += 1) {
      const t = row / 6;
      tiles.push(d`M${x - over + (inset + over) * (1 - t)} ${roofTop + (top - roofTop) * t}H${x + width + over - (inset + over) * (1 - t)}`);
    }
    canvas.path(tiles.join(''), { stroke: air(light.shaded(roof)), width: 1.2, opacity: 0.45 });
    canvas.rect(x - over, top, width + over * 2, 4, { fill: '#1c1730', opacity: 0.25 });
  }
  if (look.roof === 'gable') {
    const over = width * 0.1;
    const ridge = top - width * 0.4;
    const middle = x + width / 2;
    canvas.path(polygon([[x, top], [x + width, top], [middle, ridge + width * 0.05]]), { fill: front });
    const away: Point = [middle + side * depth, ridge - rise];
    canvas.path(polygon([[middle, ridge], away, [far + side * over, top + width * 0.05 - rise], [edge + side * over, top + width * 0.06]]), { fill: look.snow === true ? air(side === sunSide ? light.lit('#ffffff') : light.shaded('#eaf1fb')) : side === sunSide ? roofLit : air(light.shaded(roof)) });
    const eaves = polygon([[x - over, top + width * 0.06], [middle, ridge], [x + width + over, top + width * 0.06], [x + width + over, top + width * 0.12], [middle, ridge + width * 0.07], [x - over, top + width * 0.12]]);
    canvas.path(eaves, { fill: air(light.lit(roof)) });
    if (look.snow === true) {
      const thick = width * 0.07;
      canvas.path(d`M${x - over - 3} ${top + width * 0.06}L${middle} ${ridge - 2}L${x + width + over + 3} ${top + width * 0.06}q4 ${-thick} -6 ${-thick}L${middle} ${ridge - thick * 1.3}L${x - over + 2} ${top + width * 0.06 - thick}q-10 2 -5 ${thick}Z`, { fill: air(light.lit('#ffffff')) });
    }
    if (look.windows !== undefined && width > 60) paintWindow(stage, middle - width * 0.05, top - width * 0.17, width * 0.1, width * 0.12, look.windows, air);
  }
};

interface TownOptions {
  /** Crest of the slope the town climbs, left to right. */
  readonly crest: (x: number) => number;
  /** Foot of the slope. */
  readonly foot: (x: number) => number;
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  /** Width of a house in the nearest row. */
  readonly size: number;
  readonly looks: readonly HouseLook[];
  readonly distance?: number;
  /** Painted now and then between houses: trees, mostly. */
  readonly between?: (x: number, y: number, scale: number) => void;
}

/** A town on a slope: rows of houses from the crest down, small above and large below. */
export const paintTown = (stage: Stage, { crest, foot, from, to, rows, size, looks, distance = 0, between }: TownOptions): void => {
  const { random } = stage;
  for (let row = 0; row < rows; row += 1) {
    const down = (row + 0.9) / rows;
    const scale = 0.5 + 0.5 * down;
    let x = from + random.between(0, size * 0.5);
    while (x < to - size * scale * 0.6) {
      const width = size * scale * random.between(0.62, 1.2);
      const top = crest(x + width / 2);
      const bottom = foot(x + width / 2);
      const y = top + (bottom - top) * down;
      if (bottom - top > size * 0.3) {
        const look = random.pick(looks);
        const tall = look.roof === 'dome' ? random.between(0.55, 0.75) : random.between(0.6, 1.15);
        paintHouse(stage, { x, y, width, height: width * tall, look, distance: distance + (1 - down) * 0.14 });
        if (between !== undefined && random.chance(0.34)) between(x + width * random.between(0.9, 1.2), y + 3, scale);
      }
      x += width * random.between(0.78, 1.25);
    }
  }
};

/** A slender tower: bell tower, campanile, minaret or lighthouse by its cap. */
export const paintTower = ({ canvas, light, random }: Stage, x: number, y: number, width: number, height: number, { wall, cap, capColour, distance = 0 }: { wall: Colour; cap: 'pyramid' | 'onion' | 'needle' | 'lantern'; capColour: Colour; distance?: number }): void => {
  const air = (tone: Colour): Colour => mix(tone, light.haze, distance);
  const top = y - height;
  const sunny = light.sunX > x;
  const bright = air(light.lit(wall));
  const dim = air(light.shaded(wall));
  const shaft = canvas.across([0, sunny ? dim : bright], [0.55, air(mix(light.shaded(wall), light.lit(wall), 0.6))], [1, sunny ? bright : dim]);
  const taper = cap === 'lantern' ? 0.24 : cap === 'needle' ? 0.06 : 0;
  canvas.path(polygon([[x - width / 2, y], [x + width / 2, y], [x + width * (0.5 - taper), top], [x - width * (0.5 - taper), top]]), { fill: shaft });
  const roof = air(light.lit(capColour));
  const roofDim = air(light.shaded(capColour));
  const capFill = canvas.across([0, sunny ? roofDim : roof], [1, sunny ? roof : roofDim]);
  const openings = (oy: number): void => {
    for (const offset of [-0.2, 0.2]) canvas.path(d`M${x + (offset - 0.11) * width} ${oy + width * 0.5}v${-width * 0.32}a${width * 0.11} ${width * 0.11} 0 0 1 ${width * 0.22} 0v${width * 0.32}Z`, { fill: random.chance(light.lamps) ? LAMP : air(light.shaded('#2c3850')) });
  };
  if (cap === 'pyramid' || cap === 'onion') {
    canvas.rect(x - width * 0.56, top, width * 1.12, width * 0.08, { fill: bright });
    canvas.rect(x - width * 0.54, top + width * 0.9, width * 1.08, width * 0.06, { fill: bright });
    openings(top + width * 0.22);
    canvas.path(d`M${x - width * 0.07} ${y - height * 0.42}h${width * 0.14}v${width * 0.3}h${-width * 0.14}Z`, { fill: air(light.shaded('#34435a')) });
  }
  if (cap === 'pyramid') canvas.path(polygon([[x - width * 0.58, top], [x + width * 0.58, top], [x, top - width * 1.5]]), { fill: capFill });
  if (cap === 'onion') {
    canvas.path(d`M${x - width * 0.34} ${top}C${x - width * 0.86} ${top - width * 0.62} ${x - width * 0.3} ${top - width * 0.86} ${x - width * 0.06} ${top - width * 1.1}L${x} ${top - width * 2}L${x + width * 0.06} ${top - width * 1.1}C${x + width * 0.3} ${top - width * 0.86} ${x + width * 0.86} ${top - width * 0.62} ${x + width * 0.34} ${top}Z`, { fill: capFill });
  }
  if (cap === 'needle') {
    for (const level of [0.3, 0.62]) canvas.rect(x - width * 0.85, top + height * level, width * 1.7, width * 0.4, { fill: bright });
    canvas.path(polygon([[x - width * 0.5, top], [x + width * 0.5, top], [x, top - height * 0.24]]), { fill: capFill });
  }
  if (cap === 'lantern') {
    canvas.rect(x - width * 0.42, top - width * 0.06, width * 0.84, width * 0.1, { fill: air(light.shaded('#3a4458')) });
    const lamp = light.lamps > 0.25;
    canvas.rect(x - width * 0.2, top - width * 0.5, width * 0.4, width * 0.46, { fill: lamp ? '#ffe7a8' : air(light.shaded('#a9c4d4')) });
    canvas.path(d`M${x - width * 0.3} ${top - width * 0.48}a${width * 0.3} ${width * 0.3} 0 0 1 ${width * 0.6} 0Z`, { fill: roof });
    for (const band of [0.12, 0.46, 0.8]) {
      const inset = taper * width * band;
      canvas.path(polygon([[x - width / 2 + taper * width - inset, top + height * band], [x + width / 2 - taper * width + inset, top + height * band], [x + width / 2 - taper * width + inset * 1.3 + width * 0.02, top + height * (band + 0.15)], [x - width / 2 + taper * width - inset * 1.3 - width * 0.02, top + height * (band + 0.15)]]), { fill: air(mix(light.shaded(capColour), light.lit(capColour), 0.6)), opacity: 0.88 });
    }
    if (lamp) {
      canvas.path(polygon([[x, top - width * 0.28], [x - 1400, top - 260], [x - 1400, top + 40]]), { fill: canvas.between(top - 260, top + 40, [0, '#ffeebf', 0], [0.6, '#ffeebf', 0.3], [1, '#ffeebf', 0]), opacity: 0.6 });
      canvas.ellipse(x, top - width * 0.28, width * 2.2, width * 2.2, { fill: canvas.around(x, top - width * 0.28, width * 2.2, [0, '#fff3c8', 0.95], [0.2, '#ffe3a0', 0.45], [1, '#ffd98a', 0]) });
    }
  }
};

/** A great dome on a drum, as mosques, cathedrals and parliaments carry. */
export const paintGreatDome = ({ canvas, light }: Stage, x: number, y: number, radius: number, { wall, dome, distance = 0, lantern = true }: { wall: Colour; dome: Colour; distance?: number; lantern?: boolean }): void => {
  const air = (tone: Colour): Colour => mix(tone, light.haze, distance);
  const sunny = light.sunX > x ? 1 : -1;
  const drum = radius * 0.42;
  canvas.rect(x - radius * 0.94, y - drum, radius * 1.88, drum, { fill: canvas.across([0, air(sunny === 1 ? light.shaded(wall) : light.lit(wall))], [1, air(sunny === 1 ? light.lit(wall) : light.shaded(wall))]) });
  for (let arch = -4; arch <= 4; arch += 1) canvas.path(d`M${x + arch * radius * 0.2 - radius * 0.05} ${y - radius * 0.04}v${-drum * 0.5}a${radius * 0.05} ${radius * 0.05} 0 0 1 ${radius * 0.1} 0v${drum * 0.5}Z`, { fill: light.lamps > 0.5 ? LAMP : air(light.shaded('#33435c')), opacity: 0.8 });
  canvas.path(d`M${x - radius} ${y - drum}C${x - radius} ${y - drum - radius * 0.86} ${x - radius * 0.42} ${y - drum - radius * 1.05} ${x} ${y - drum - radius * 1.08}C${x + radius * 0.42} ${y - drum - radius * 1.05} ${x + radius} ${y - drum - radius * 0.86} ${x + radius} ${y - drum}Z`, {
    fill: canvas.around(x + sunny * radius * 0.5, y - drum - radius * 0.7, radius * 1.7, [0, air(light.lit(mix(dome, '#ffffff', 0.4)))], [0.45, air(mix(light.lit(dome), light.shaded(dome), 0.35))], [1, air(light.shaded(dome))]),
  });
  const ribs = [-0.6, -0.25, 0.25, 0.6].map((rib) => d`M${x + rib * radius * 1.5} ${y - drum}Q${x + rib * radius * 1.2} ${y - drum - radius * 0.8} ${x} ${y - drum - radius * 1.06}`).join('');
  canvas.path(ribs, { stroke: air(light.shaded(dome)), width: radius * 0.02, opacity: 0.5 });
  if (lantern) {
    canvas.rect(x - radius * 0.1, y - drum - radius * 1.26, radius * 0.2, radius * 0.22, { fill: air(light.lit(wall)) });
    canvas.path(polygon([[x - radius * 0.12, y - drum - radius * 1.26], [x + radius * 0.12, y - drum - radius * 1.26], [x, y - drum - radius * 1.62]]), { fill: air(light.lit(dome)) });
  }
};
