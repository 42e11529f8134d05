import { d } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

interface SkyOptions {
  /** Height where the sky meets the land or sea. */
  readonly horizon: number;
  readonly clouds?: 'none' | 'few' | 'many';
  /** False when the sun stands behind the painter: light without a disc. */
  readonly sun?: boolean;
}

/** A heap of cloud: a flat base and a boiling top, softened, lit from above. */
const paintCumulus = ({ canvas, light, random }: Stage, x: number, y: number, width: number): void => {
  const height = width * random.between(0.2, 0.3);
  const fill = canvas.between(y - height, y + height * 0.14, [0, light.cloud.top], [0.55, mix(light.cloud.top, light.cloud.bottom, 0.4)], [1, light.cloud.bottom]);
  canvas.group({ blur: Math.round(width / 60), opacity: 0.92 }, () => {
    for (let puff = 0; puff < 16; puff += 1) {
      const along = random.between(-0.5, 0.5);
      const rise = (1 - (2 * along) ** 2) * height;
      const radius = Math.max(height * 0.16, rise * random.between(0.28, 0.5));
      canvas.ellipse(x + along * width, y - rise * random.between(0.1, 0.6), radius * 1.5, radius, { fill });
    }
    canvas.ellipse(x, y - height * 0.04, width * 0.52, height * 0.12, { fill });
  });
};

/** Long thin cloud that takes the colour of a low sun. */
const paintStreaks = ({ canvas, light, random }: Stage, horizon: number, count: number): void => {
  canvas.group({ blur: 5 }, () => {
    for (let streak = 0; streak < count; streak += 1) {
      const y = horizon * random.between(0.22, 0.9);
      const width = random.between(160, 520);
      const x = random.between(-100, 1700);
      const thick = random.between(5, 20) * (1.15 - y / horizon);
      const colour = mix(light.cloud.bottom, light.cloud.top, random.between(0.2, 1));
      canvas.path(d`M${x - width} ${y}Q${x - width / 3} ${y - thick * 2} ${x} ${y - thick}T${x + width} ${y}Q${x} ${y + thick} ${x - width} ${y}Z`, { fill: colour, opacity: random.between(0.25, 0.6) });
    }
  });
};

const paintStars = ({ canvas, light, random }: Stage, horizon: number): void => {
  const bright = light.time === 'night' ? 150 : 36;
  for (let star = 0; star < bright; star += 1) {
    const y = horizon * random.next() ** 1.5 * 0.8;
    canvas.ellipse(random.between(0, 1600), y, random.between(0.8, 2.1), random.between(0.8, 2.1), { fill: '#ffffff', opacity: random.between(0.25, 0.9) * (1 - y / horizon) });
  }
};

/** Sky with its light: gradient, glow, disc of sun or moon, stars and clouds of the hour. */
export const paintSky = (stage: Stage, { horizon, clouds = 'few', sun = true }: SkyOptions): void => {
  const { canvas, light } = stage;
  const random = stage.random.fork('sky');
  const local = { ...stage, random };
  canvas.rect(0, 0, 1600, 1200, { fill: canvas.between(0, horizon, ...light.sky) });
  if (light.stars) paintStars(local, horizon);
  const { reach, glow, radius, colour } = light.sun;
  const y = Math.min(light.sun.y, horizon + 20);
  if (sun) {
    canvas.rect(0, 0, 1600, 1200, { fill: canvas.around(light.sunX, y, reach, [0, glow, 0.85], [0.25, glow, 0.42], [0.6, glow, 0.12], [1, glow, 0]) });
    if (radius > 0) {
      canvas.ellipse(light.sunX, y, radius * 2.6, radius * 2.6, { fill: canvas.around(light.sunX, y, radius * 2.6, [0, colour, 0.9], [0.36, colour, 0.5], [1, colour, 0]) });
      canvas.ellipse(light.sunX, y, radius, radius, { fill: colour });
    }
  }
  if (clouds === 'none') return;
  const low = light.time === 'sunset' || light.time === 'dusk' || light.time === 'sunrise' || light.time === 'night';
  const many = clouds === 'many';
  if (low) paintStreaks(local, horizon, many ? 22 : 12);
  else {
    paintStreaks(local, horizon * 0.7, many ? 8 : 5);
    const heaps = many ? 7 : 3;
    for (let heap = 0; heap < heaps; heap += 1) {
      const y2 = horizon * random.between(0.34, 0.92);
      paintCumulus(local, (1600 / heaps) * (heap + random.between(0, 1)), y2, random.between(110, 420) * (1.25 - y2 / horizon));
    }
  }
};

/** Warm air over the finished picture: glow around the sun, a breath of shade in the corners. */
export const paintAir = ({ canvas, light }: Stage): void => {
  const { glow, reach } = light.sun;
  const y = Math.min(light.sun.y, 620);
  canvas.rect(0, 0, 1600, 1200, { fill: canvas.around(light.sunX, y, reach * 1.5, [0, glow, 0.3], [0.4, glow, 0.1], [1, glow, 0]) });
  canvas.rect(0, 0, 1600, 1200, { fill: canvas.around(800, 560, 1150, [0, '#0a1430', 0], [0.66, '#0a1430', 0], [1, '#0a1430', 0.3]) });
};
