import type { Point } from '../canvas.ts';
import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

/** A crown of leaves: dark heart, leaf tone, and highlights on the sun's side. */
export const paintFoliage = ({ canvas, light, random }: Stage, x: number, y: number, rx: number, ry: number, colour: Colour, { distance = 0, blossom }: { distance?: number; blossom?: Colour } = {}): void => {
  const air = (tone: Colour): Colour => mix(tone, light.haze, distance);
  const sunny = light.sunX > x ? 1 : -1;
  const count = Math.round(Math.min(74, 5 + rx * 0.48) * (1 - distance * 0.5));
  const blob = (spreadX: number, spreadY: number, dx: number, dy: number, size: number): string => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const r = size * random.between(0.6, 1.3);
    const cx = x + dx + Math.cos(angle) * reach * spreadX;
    const cy = y + dy + Math.sin(angle) * reach * spreadY;
    return d`M${cx - r} ${cy}a${r} ${r * 0.85} 0 1 0 ${2 * r} 0a${r} ${r * 0.85} 0 1 0 ${-2 * r} 0Z`;
  };
  const layer = (share: number, make: () => string): string => Array.from({ length: Math.round(count * share) }, make).join('');
  const unit = Math.min(rx, ry);
  const top = y - ry;
  const heart = canvas.between(top, y + ry, [0, air(light.shaded(mix(colour, '#14301f', 0.16)))], [1, air(light.shaded(mix(colour, '#0c1f1c', 0.52)))]);
  canvas.path(layer(0.8, () => blob(rx * 0.84, ry * 0.8, 0, 0, unit * 0.26)), { fill: heart });
  canvas.path(layer(1.6, () => blob(rx * 0.9, ry * 0.84, sunny * rx * 0.05, -ry * 0.1, unit * 0.11)), { fill: air(light.shaded(mix(colour, '#12281e', 0.1))), opacity: 0.8 });
  canvas.path(layer(2, () => blob(rx * 0.78, ry * 0.66, sunny * rx * 0.14, -ry * 0.24, unit * 0.075)), { fill: air(mix(light.shaded(colour), light.lit(colour), 0.6)), opacity: 0.75 });
  canvas.path(layer(2, () => blob(rx * 0.64, ry * 0.5, sunny * rx * 0.24, -ry * 0.36, unit * 0.055)), { fill: air(light.lit(colour)), opacity: 0.85 });
  canvas.path(layer(1.3, () => blob(rx * 0.5, ry * 0.36, sunny * rx * 0.34, -ry * 0.46, unit * 0.04)), { fill: air(light.lit(mix(colour, '#fff3b0', 0.4))), opacity: 0.7 });
  if (blossom !== undefined) {
    canvas.path(layer(1.6, () => blob(rx * 0.86, ry * 0.84, 0, 0, unit * 0.1)), { fill: air(light.shaded(blossom)) });
    canvas.path(layer(1.8, () => blob(rx * 0.8, ry * 0.76, sunny * rx * 0.08, -ry * 0.1, unit * 0.075)), { fill: air(light.lit(blossom)) });
    canvas.path(layer(0.8, () => blob(rx * 0.6, ry * 0.5, sunny * rx * 0.2, -ry * 0.24, unit * 0.05)), { fill: air(light.lit(mix(blossom, '#ffffff', 0.45))) });
  }
};

interface PalmOptions {
  readonly height: number;
  /** Sideways reach of the crown from the foot. */
  readonly lean?: number;
  readonly distance?: number;
  readonly green?: Colour;
}

/** A palm: ringed bending trunk and feathered fronds, the near ones in light. */
export const paintPalm = ({ canvas, light, random }: Stage, x: number, y: number, { height, lean = random.between(-0.2, 0.2) * height, distance = 0, green = '#4f8f4a' }: PalmOptions): void => {
  const air = (tone: Colour): Colour => mix(tone, light.haze, distance);
  const topX = x + lean;
  const topY = y - height;
  const half = height * 0.024;
  const bendX = x + lean * 0.2;
  const bark = '#a5866a';
  canvas.path(d`M${x - half * 1.5} ${y}Q${bendX - half} ${y - height * 0.5} ${topX - half * 0.7} ${topY}L${topX + half * 0.7} ${topY}Q${bendX + half} ${y - height * 0.5} ${x + half * 1.5} ${y}Z`, {
    fill: canvas.across([0, air(light.shaded(mix(bark, '#2a2030', 0.25)))], [0.6, air(light.lit(bark))], [1, air(light.lit(mix(bark, '#fff0d0', 0.25)))]),
  });
  const rings: string[] = [];
  for (let ring = 1; ring < 22; ring += 1) {
    const t = ring / 22;
    const rx = (1 - t) ** 2 * x + 2 * t * (1 - t) * bendX + t ** 2 * topX;
    const ry = (1 - t) ** 2 * y + 2 * t * (1 - t) * (y - height * 0.5) + t ** 2 * topY;
    rings.push(d`M${rx - half} ${ry}q${half} ${half * 0.5} ${half * 2} 0`);
  }
  canvas.path(rings.join(''), { stroke: air(light.shaded(mix(bark, '#30242c', 0.5))), width: Math.max(0.8, half * 0.2), opacity: 0.5 });
  const reach = height * random.between(0.36, 0.44);
  const fronds = 13;
  const drawFrond = (angle: number, length: number, tone: Colour, edge: Colour): void => {
    const endX = topX + Math.cos(angle) * length;
    const droop = length * (0.26 + 0.3 * Math.abs(Math.cos(angle)));
    const endY = topY + Math.sin(angle) * length * 0.75 + droop;
    const midX = topX + Math.cos(angle) * length * 0.55;
    const midY = topY + Math.sin(angle) * length * 0.95 - length * 0.12;
    const leaflets: string[] = [];
    const veins: string[] = [];
    for (let leaf = 1; leaf <= 24; leaf += 1) {
      const t = leaf / 24;
      const px = (1 - t) ** 2 * topX + 2 * t * (1 - t) * midX + t ** 2 * endX;
      const py = (1 - t) ** 2 * topY + 2 * t * (1 - t) * midY + t ** 2 * endY;
      const tx = 2 * (1 - t) * (midX - topX) + 2 * t * (endX - midX);
      const ty = 2 * (1 - t) * (midY - topY) + 2 * t * (endY - midY);
      const norm = Math.hypot(tx, ty) || 1;
      const size = length * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12)) + length * 0.03;
      for (const side of [-1, 1]) {
        const dx = (tx / norm) * size * 0.6 + side * (-ty / norm) * size * 0.55;
        const dy = (ty / norm) * size * 0.6 + side * (tx / norm) * size * 0.55 + size * 0.3;
        const fat = length * 0.02;
        const leafPath = d`M${px - (tx / norm) * fat} ${py - (ty / norm) * fat}L${px + dx} ${py + dy}L${px + (tx / norm) * fat} ${py + (ty / norm) * fat}Z`;
        (side === 1 ? leaflets : veins).push(leafPath);
      }
    }
    canvas.path(leaflets.join(''), { fill: tone });
    canvas.path(veins.join(''), { fill: edge });
    canvas.path(d`M${topX} ${topY}Q${midX} ${midY} ${endX} ${endY}`, { stroke: edge, width: Math.max(1, length * 0.014) });
  };
  const dark = air(light.shaded(mix(green, '#10281c', 0.3)));
  const middle = air(mix(light.shaded(green), light.lit(green), 0.45));
  const bright = air(light.lit(mix(green, '#e8e27a', 0.28)));
  for (let frond = 0; frond < fronds; frond += 1) drawFrond(-Math.PI * (1.22 - (1.44 * frond) / (fronds - 1)) + random.between(-0.1, 0.1), reach * random.between(0.85, 1.05), dark, mix(dark, middle, 0.4));
  for (let frond = 0; frond < 8; frond += 1) drawFrond(-Math.PI * random.between(-0.06, 1.06), reach * random.between(0.75, 0.98), middle, bright);
  for (const [dx, dy] of [[-0.9, 1.1], [0.2, 1.6], [1, 0.9]] as const) canvas.ellipse(topX + dx * half, topY + dy * half, half * 0.85, half * 0.95, { fill: canvas.around(topX + dx * half, topY + dy * half - half * 0.4, half * 1.4, [0, air(light.lit('#b98a54'))], [1, air(light.shaded('#6b4a30'))]) });
};

/** A cypress: a dark flame with a lit edge. */
export const paintCypress = ({ canvas, light, random }: Stage, x: number, y: number, height: number, distance = 0): void => {
  const half = height * random.between(0.085, 0.12);
  const air = (tone: Colour): Colour => mix(tone, light.haze, distance);
  const side = (sign: number, inner: number): Point[] =>
    Array.from({ length: 14 }, (_, step): Point => {
      const t = step / 13;
      return [x + sign * half * inner * Math.sin(Math.PI * Math.min(1, t * 0.78 + 0.04)) * (step % 2 === 0 ? 1 : 0.86) + random.between(-1, 1) * half * 0.06, y - height * (1 - t) * 0.98 - height * 0.02];
    });
  const sunny = light.sunX > x ? 1 : -1;
  canvas.rect(x - half * 0.12, y - height * 0.06, half * 0.24, height * 0.06, { fill: air(light.shaded('#5c4636')) });
  canvas.path(polygon([...side(-1, 1), ...side(1, 1).reverse()]), { fill: air(light.shaded('#3d6044')) });
  canvas.path(polygon([...side(sunny, 0.94), ...side(sunny, 0.2).reverse()]), { fill: air(light.lit('#547a4c')), opacity: 0.8 });
};

/** A spruce; with snow its branches carry white on the upper side. */
export const paintSpruce = ({ canvas, light, random }: Stage, x: number, y: number, height: number, { snow = false, distance = 0, green = '#2f5a48' }: { snow?: boolean; distance?: number; green?: Colour } = {}): void => {
  const air = (tone: Colour): Colour => mix(tone, light.haze, distance);
  const tiers = height < 130 ? 6 : 8;
  const sunny = light.sunX > x ? 1 : -1;
  canvas.rect(x - height * 0.018, y - height * 0.1, height * 0.036, height * 0.1, { fill: air(light.shaded('#5a4336')) });
  for (let tier = tiers - 1; tier >= 0; tier -= 1) {
    const t = (tier + 1) / tiers;
    const half = height * 0.23 * t * random.between(0.86, 1.08);
    const top = y - height + height * 0.9 * (tier / tiers) * 0.96;
    const bottom = top + height * 0.22;
    const drop = height * 0.045;
    const boughs: Point[] = [[x, top]];
    for (let bough = 0; bough <= 6; bough += 1) boughs.push([x + half - (2 * half * bough) / 6, bottom + (bough % 2 === 0 ? 0 : -drop) + (Math.abs(bough - 3) < 1 ? drop * 0.6 : 0)]);
    canvas.path(polygon(boughs), { fill: air(light.shaded(mix(green, '#0c2024', 0.15 * (1 - t)))) });
    canvas.path(polygon([[x, top], [x + sunny * half * 0.92, bottom - drop * 0.3], [x + sunny * half * 0.5, bottom - drop * 1.4], [x + sunny * half * 0.12, bottom - drop * 0.6]]), { fill: air(light.lit(snow ? '#eef4fb' : mix(green, '#8fae62', 0.3))), opacity: snow ? 0.95 : 0.8 });
    if (snow) canvas.path(polygon([[x, top], [x - sunny * half * 0.9, bottom - drop * 0.4], [x - sunny * half * 0.42, bottom - drop * 1.5], [x - sunny * half * 0.1, bottom - drop * 1.2]]), { fill: air(light.shaded('#e2ebf8')), opacity: 0.9 });
  }
};

/** A stone pine: bare trunk, flat umbrella of needles. */
export const paintStonePine = (stage: Stage, x: number, y: number, height: number, { lean = 0, distance = 0, green = '#4a7350' }: { lean?: number; distance?: number; green?: Colour } = {}): void => {
  const { canvas, light, random } = stage;
  const topX = x + lean;
  const bark = mix(light.lit('#8a6248'), light.haze, distance);
  const dark = mix(light.shaded('#6b4a3c'), light.haze, distance);
  const half = height * 0.026;
  canvas.path(d`M${x - half} ${y}Q${x + lean * 0.1} ${y - height * 0.5} ${topX - half * 0.5} ${y - height * 0.8}L${topX + half * 0.5} ${y - height * 0.8}Q${x + lean * 0.1 + half * 1.6} ${y - height * 0.5} ${x + half * 1.3} ${y}Z`, { fill: canvas.across([0, dark], [1, bark]) });
  for (const side of [-1, 1]) canvas.path(d`M${x + lean * 0.62} ${y - height * 0.56}Q${topX + side * height * 0.08} ${y - height * 0.7} ${topX + side * height * 0.24} ${y - height * 0.8}`, { stroke: dark, width: half * 0.8 });
  for (let clump = 0; clump < 6; clump += 1) {
    const along = (clump - 2.5) / 2.5;
    paintFoliage(stage, topX + along * height * 0.28, y - height * (0.88 - 0.06 * along * along) + random.between(-0.03, 0.03) * height, height * 0.15, height * 0.085, green, { distance });
  }
};

/** An olive or leafy tree: short twisted trunk under a broad crown. */
export const paintTree = (stage: Stage, x: number, y: number, height: number, colour: Colour = '#7c9468', { distance = 0, blossom }: { distance?: number; blossom?: Colour } = {}): void => {
  const { canvas, light, random } = stage;
  const half = height * 0.04;
  const bend = random.between(-0.1, 0.1) * height;
  canvas.path(d`M${x - half} ${y}Q${x + bend} ${y - height * 0.25} ${x - half * 0.4} ${y - height * 0.55}L${x + half * 0.8} ${y - height * 0.55}Q${x + bend + half * 2} ${y - height * 0.25} ${x + half * 1.4} ${y}Z`, {
    fill: canvas.across([0, mix(light.shaded('#6d5848'), light.haze, distance)], [1, mix(light.lit('#947a62'), light.haze, distance)]),
  });
  for (const [reach, lift] of [[-0.2, 0.66], [0.24, 0.7]] as const) canvas.path(d`M${x} ${y - height * 0.38}Q${x + reach * height * 0.4} ${y - height * 0.5} ${x + reach * height} ${y - height * lift}`, { stroke: mix(light.shaded('#6d5848'), light.haze, distance), width: half * 0.9 });
  const options = { distance, ...(blossom === undefined ? {} : { blossom }) };
  const clumps = [[-0.3, 0.54, 0.17], [0.32, 0.56, 0.18], [-0.16, 0.68, 0.22], [0.18, 0.7, 0.22], [-0.02, 0.84, 0.2]] as const;
  for (const [dx, dy, size] of clumps) {
    const r = height * size * random.between(0.85, 1.12);
    paintFoliage(stage, x + (dx + random.between(-0.05, 0.05)) * height, y - (dy + random.between(-0.03, 0.03)) * height, r * 1.15, r * 0.78, colour, options);
  }
};

/** Grass and flowers at the viewer's feet: blades that fade upwards, dots of blossom. */
export const paintMeadow = ({ canvas, light, random }: Stage, top: number, blossoms: readonly Colour[], { bottom = 1200, blades = 420, green = '#6d9a4c' }: { bottom?: number; blades?: number; green?: Colour } = {}): void => {
  const tufts: string[][] = [[], [], []];
  for (let blade = 0; blade < blades; blade += 1) {
    const depth = Math.sqrt(random.next());
    const y = top + (bottom - top) * depth;
    const x = random.between(-10, 1610);
    const length = 8 + depth * 44 * random.between(0.5, 1.1);
    const lean = random.between(-0.4, 0.4) * length;
    (tufts[blade % 3] as string[]).push(d`M${x - 1 - depth * 2} ${y}Q${x} ${y - length * 0.6} ${x + lean} ${y - length}Q${x + 2} ${y - length * 0.5} ${x + 1 + depth * 2} ${y}Z`);
  }
  canvas.path((tufts[0] as string[]).join(''), { fill: light.shaded(mix(green, '#1d4030', 0.3)), opacity: 0.7 });
  canvas.path((tufts[1] as string[]).join(''), { fill: light.lit(green), opacity: 0.85 });
  canvas.path((tufts[2] as string[]).join(''), { fill: light.lit(mix(green, '#f2e58a', 0.35)), opacity: 0.7 });
  for (const blossom of blossoms) {
    const petals: string[] = [];
    for (let flower = 0; flower < 90; flower += 1) {
      const depth = random.next();
      const y = top + (bottom - top) * depth - depth * 20;
      const r = 1.4 + depth * 6 * random.between(0.5, 1);
      const x = random.between(0, 1600);
      petals.push(d`M${x - r} ${y}a${r} ${r * 0.7} 0 1 0 ${2 * r} 0a${r} ${r * 0.7} 0 1 0 ${-2 * r} 0Z`);
    }
    canvas.path(petals.join(''), { fill: light.lit(blossom), opacity: 0.92 });
  }
};

/** Bougainvillea: a cascade of coral or magenta over something. */
export const paintBougainvillea = (stage: Stage, x: number, y: number, width: number, height: number, blossom: Colour = '#d8447c'): void => {
  const clumps = Math.max(3, Math.round(width / 60));
  for (let clump = 0; clump < clumps; clump += 1) {
    const along = (clump + 0.5) / clumps;
    paintFoliage(stage, x + along * width, y + stage.random.between(0, height), (width / clumps) * 0.9, height * stage.random.between(0.5, 0.9), '#4f7f4a', { blossom });
  }
};
