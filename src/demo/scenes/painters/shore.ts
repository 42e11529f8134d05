import type { Point } from '../canvas.ts';
import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

/** A beach in the foreground: dry sand, the wet strip, and foam that has just run out. */
export const paintBeach = ({ canvas, light, random }: Stage, { left, right, bow = 60, sand = '#f2dfb8' }: { left: number; right: number; bow?: number; sand?: Colour }): void => {
  const edge = (lift: number): string => d`M-20 ${left - lift}C360 ${left + bow - lift} 700 ${(left + right) / 2 - bow - lift} 1000 ${(left + right) / 2 + bow * 0.3 - lift}S1500 ${right + bow * 0.4 - lift} 1620 ${right - lift}`;
  const area = (lift: number): string => `${edge(lift)}L1620 1200L-20 1200Z`;
  const top = Math.min(left, right) - 60;
  canvas.path(area(42), { fill: light.lit('#e9fbf6'), opacity: 0.35 });
  canvas.path(area(24), { fill: light.lit('#ffffff'), opacity: 0.8 });
  canvas.path(area(16), { fill: light.lit(mix(sand, '#6f93a0', 0.36)) });
  canvas.path(area(-2), { fill: canvas.between(top, 1200, [0, light.lit(mix(sand, '#8a7a66', 0.28))], [1, light.lit(sand)]) });
  canvas.path(area(-34), { fill: canvas.between(top, 1200, [0, light.lit(mix(sand, '#ffffff', 0.35))], [1, light.lit(mix(sand, '#c89a62', 0.22))]) });
  canvas.path(edge(30), { stroke: '#ffffff', width: 3, opacity: 0.65 });
  canvas.group({ clip: area(-34) }, () => {
    canvas.group({ blur: 5 }, () => {
      for (let dune = 0; dune < 34; dune += 1) {
        const y = random.between(top, 1200);
        canvas.ellipse(random.between(0, 1600), y, random.between(50, 230), random.between(4, 15), { fill: dune % 2 === 0 ? light.shaded(sand) : light.lit('#fff8e6'), opacity: random.between(0.12, 0.32) });
      }
    });
    const grains: string[] = [];
    for (let grain = 0; grain < 260; grain += 1) grains.push(d`M${random.between(0, 1600)} ${random.between(top, 1200)}h${random.between(1.5, 4)}`);
    canvas.path(grains.join(''), { stroke: light.shaded(mix(sand, '#6b4f34', 0.4)), width: 1.6, opacity: 0.4 });
  });
};

/** Rocks at the water's edge: faceted, wet and dark below. */
export const paintRocks = ({ canvas, light, random }: Stage, x: number, y: number, width: number, height: number, { rock = '#b8a590', distance = 0 }: { rock?: Colour; distance?: number } = {}): void => {
  const air = (tone: Colour): Colour => mix(tone, light.haze, distance);
  const sunny = light.sunX > x ? 1 : -1;
  const count = Math.max(3, Math.round(width / 70));
  for (let stone = 0; stone < count; stone += 1) {
    const cx = x + (stone + random.between(0.2, 0.8)) * (width / count);
    const w = (width / count) * random.between(0.7, 1.2);
    const h = height * random.between(0.45, 1);
    const outline: Point[] = [[cx - w, y], [cx - w * 0.8, y - h * 0.5], [cx - w * 0.3, y - h * random.between(0.8, 1)], [cx + w * 0.25, y - h * random.between(0.75, 1)], [cx + w * 0.75, y - h * 0.45], [cx + w, y]];
    canvas.path(polygon(outline), { fill: canvas.between(y - h, y, [0, air(light.lit(rock))], [0.75, air(light.shaded(rock))], [1, air(light.shaded(mix(rock, '#20384a', 0.5)))]) });
    const middle: Point = [cx + random.between(-0.1, 0.15) * w, y - h * 0.25];
    const shadeSide = sunny === 1 ? [outline[0], outline[1], outline[2], middle] : [outline[5], outline[4], outline[3], middle];
    canvas.path(polygon(shadeSide as Point[]), { fill: air(light.shaded(rock)), opacity: 0.75 });
  }
  canvas.path(d`M${x - 10} ${y}q${width / 4} ${-7} ${width / 2} ${-1}t${width / 2 + 20} ${1}q${-width / 4} 8 ${-width / 2} 5t${-width / 2 - 20} -5Z`, { fill: light.lit('#ffffff'), opacity: 0.6 });
};

/** A parasol with its round of shade on the ground. */
export const paintParasol = ({ canvas, light }: Stage, x: number, y: number, size: number, colours: readonly [Colour, Colour], kind: 'cloth' | 'straw' = 'cloth'): void => {
  const sunny = light.sunX > x ? 1 : -1;
  canvas.ellipse(x - sunny * size * 0.36, y + size * 0.03, size * 0.56, size * 0.1, { fill: '#16204a', opacity: 0.2 });
  canvas.rect(x - size * 0.014, y - size * 0.86, size * 0.028, size * 0.86, { fill: canvas.across([0, light.shaded('#c8b08c')], [1, light.lit('#f0e4d0')]) });
  const top = y - size * 0.98;
  const rim = y - size * 0.68;
  const half = size * 0.56;
  const panels = 6;
  for (let panel = 0; panel < panels; panel += 1) {
    const from = x - half + (2 * half * panel) / panels;
    const to = x - half + (2 * half * (panel + 1)) / panels;
    const middle = (from + to) / 2;
    const toSun = (sunny * (middle - x)) / half;
    const colour = colours[panel % 2 === 0 ? 0 : 1];
    canvas.path(d`M${x} ${top}Q${x + (from - x) * 0.72} ${top + (rim - top) * 0.25} ${from} ${rim}Q${middle} ${rim + size * (kind === 'straw' ? 0.02 : 0.05)} ${to} ${rim}Q${x + (to - x) * 0.72} ${top + (rim - top) * 0.25} ${x} ${top}Z`, {
      fill: mix(light.shaded(colour), light.lit(colour), 0.62 + 0.38 * toSun),
    });
  }
  if (kind === 'straw') {
    const straws = Array.from({ length: 26 }, (_, straw) => d`M${x} ${top}L${x - half + (2 * half * straw) / 25} ${rim + (straw % 3) * size * 0.025}`).join('');
    canvas.path(straws, { stroke: light.shaded('#8a6a3c'), width: Math.max(0.8, size * 0.008), opacity: 0.5 });
  }
  canvas.path(d`M${x - half} ${rim}Q${x} ${rim + size * 0.1} ${x + half} ${rim}Q${x} ${rim + size * 0.02} ${x - half} ${rim}Z`, { fill: '#1a1c40', opacity: 0.3 });
};

/** A sun lounger seen from its side. */
export const paintLounger = ({ canvas, light }: Stage, x: number, y: number, size: number, cloth: Colour = '#ffffff'): void => {
  canvas.ellipse(x + size * 0.5, y + size * 0.02, size * 0.62, size * 0.06, { fill: '#16204a', opacity: 0.22 });
  const wood = light.lit('#b98a5c');
  canvas.path(d`M${x + size * 0.08} ${y}v${-size * 0.18}M${x + size * 0.92} ${y}v${-size * 0.18}M${x} ${y - size * 0.18}h${size * 0.98}`, { stroke: wood, width: size * 0.03 });
  canvas.path(d`M${x} ${y - size * 0.2}h${size * 0.64}l${size * 0.36} ${-size * 0.22}l${size * 0.05} ${size * 0.06}l${-size * 0.36} ${size * 0.24}h${-size * 0.69}Z`, { fill: light.lit(cloth) });
  canvas.path(d`M${x} ${y - size * 0.16}h${size * 0.68}l${size * 0.36} ${-size * 0.2}l${size * 0.02} ${size * 0.03}l${-size * 0.36} ${size * 0.21}h${-size * 0.7}Z`, { fill: light.shaded(cloth), opacity: 0.7 });
};

/** A wooden jetty that runs out from the viewer. */
export const paintJetty = ({ canvas, light }: Stage, { from, to, nearHalf, farHalf }: { from: Point; to: Point; nearHalf: number; farHalf: number }): void => {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const wood = '#c39a6c';
  const posts = 9;
  for (let post = posts; post >= 0; post -= 1) {
    const t = (post / posts) ** 0.6;
    const px = x1 + (x2 - x1) * t;
    const py = y1 + (y2 - y1) * t;
    const half = nearHalf + (farHalf - nearHalf) * t;
    for (const side of [-1, 1]) {
      canvas.rect(px + side * half - half * 0.05, py - half * 0.1, half * 0.1, half * 0.75, { fill: light.shaded('#6e5238') });
      canvas.ellipse(px + side * half, py + half * 0.66, half * 0.16, half * 0.035, { fill: '#ffffff', opacity: 0.3 });
    }
  }
  canvas.path(polygon([[x1 - nearHalf, y1 + nearHalf * 0.12], [x1 + nearHalf, y1 + nearHalf * 0.12], [x2 + farHalf, y2 + farHalf * 0.12], [x2 - farHalf, y2 + farHalf * 0.12]]), { fill: light.shaded('#54402e') });
  canvas.path(polygon([[x1 - nearHalf, y1], [x1 + nearHalf, y1], [x2 + farHalf, y2], [x2 - farHalf, y2]]), { fill: canvas.between(y2, y1, [0, light.lit(mix(wood, '#ffffff', 0.25))], [1, light.lit(wood)]) });
  const gaps: string[] = [];
  for (let plank = 0; plank < 40; plank += 1) {
    const t = 1 - (1 - plank / 40) ** 2.4;
    const half = nearHalf + (farHalf - nearHalf) * t;
    const px = x1 + (x2 - x1) * t;
    const py = y1 + (y2 - y1) * t;
    gaps.push(d`M${px - half} ${py}h${half * 2}`);
  }
  canvas.path(gaps.join(''), { stroke: light.shaded('#4c3826'), width: 2, opacity: 0.5 });
};
