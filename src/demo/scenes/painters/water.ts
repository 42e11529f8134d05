import { d } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

interface WaterOptions {
  readonly top: number;
  readonly bottom?: number;
  /** The colour of shallow water near the viewer; left out, the water is deep. */
  readonly shallow?: Colour;
  /** Calm water mirrors, lively water carries waves; 0–1. */
  readonly lively?: number;
  /** False where no sun stands over the water. */
  readonly glitter?: boolean;
}

const lens = (x: number, y: number, half: number, thick: number): string => d`M${x - half} ${y}Q${x} ${y - thick} ${x + half} ${y}Q${x} ${y + thick * 0.7} ${x - half} ${y}Z`;

/** Waves alone, over water or over a reflection in it: small and dense far away, long and few near. */
export const paintRipples = ({ canvas, light, random }: Stage, { top, bottom = 1200, lively = 0.6 }: Omit<WaterOptions, 'shallow' | 'glitter'>): void => {
  const crests: string[] = [];
  const troughs: string[] = [];
  const sheen: string[] = [];
  const count = Math.round(330 * (0.4 + lively));
  for (let wave = 0; wave < count; wave += 1) {
    const near = random.next() ** 1.35;
    const y = top + 3 + (bottom - top) * near;
    const half = (12 + near * 150) * random.between(0.4, 1.2);
    const thick = (0.8 + near * 7 * lively) * random.between(0.5, 1.1);
    const shape = lens(random.between(-60, 1660), y, half, thick);
    (wave % 3 === 0 ? troughs : wave % 3 === 1 ? crests : sheen).push(shape);
  }
  canvas.path(troughs.join(''), { fill: mix(light.sea[2], '#06204a', 0.2), opacity: 0.2 });
  canvas.path(sheen.join(''), { fill: light.sea[0], opacity: 0.2 });
  canvas.path(crests.join(''), { fill: light.sparkle, opacity: 0.15 });
};

/** Water from a horizon towards the viewer: depth of colour, waves, and the sun's road over it. */
export const paintWater = (stage: Stage, { top, bottom = 1200, shallow, lively = 0.6, glitter = true }: WaterOptions): void => {
  const { canvas, light, random } = stage;
  const [far, middle, near] = light.sea;
  const shore = shallow === undefined ? near : light.lit(shallow);
  canvas.rect(-20, top, 1640, bottom - top, {
    fill: canvas.between(top, bottom, [0, far], [0.1, mix(far, middle, 0.6)], [0.32, middle], [shallow === undefined ? 1 : 0.5, shallow === undefined ? near : mix(near, shore, 0.4)], [1, shore]),
  });
  canvas.group({ blur: 8 }, () => {
    for (let patch = 0; patch < 14; patch += 1) {
      const depth = random.next();
      canvas.ellipse(random.between(0, 1600), top + 20 + (bottom - top) * depth, 120 + depth * 320, 3 + depth * 16, { fill: random.chance(0.5) ? near : mix(middle, shore, 0.6), opacity: 0.3 });
    }
  });
  paintRipples(stage, { top, bottom, lively });
  if (!glitter) return;
  const road: string[] = [];
  const height = bottom - top;
  for (let spark = 0; spark < 260; spark += 1) {
    const depth = random.next() ** 1.2;
    const spread = 26 + depth * 190;
    const offset = (random.next() + random.next() + random.next() - 1.5) * spread;
    road.push(lens(light.sunX + offset, top + 2 + depth * height * 0.9, (4 + depth * 42) * random.between(0.3, 1), 0.8 + depth * 4.5));
  }
  const strong = light.time === 'sunset' || light.time === 'sunrise' || light.time === 'night' || light.time === 'dusk';
  canvas.group({ clip: d`M-20 ${top}H1620V${bottom}H-20Z` }, () => {
    canvas.group({ blur: 34 }, () => {
    canvas.path(d`M${light.sunX - 60} ${top - 2}H${light.sunX + 60}L${light.sunX + 170} ${bottom}H${light.sunX - 170}Z`, {
      fill: canvas.between(top, bottom, [0, light.sparkle, strong ? 0.6 : 0.3], [0.5, light.sparkle, 0.12], [1, light.sparkle, 0]),
    });
    });
  });
  canvas.path(road.join(''), { fill: light.sparkle, opacity: strong ? 0.5 : 0.3 });
};
