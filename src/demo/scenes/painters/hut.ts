import { d } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

/** A thatched hut; on stilts when it stands in water. */
export const paintHut = ({ canvas, light, random }: Stage, x: number, y: number, size: number, { stilts = false, distance = 0 }: { stilts?: boolean; distance?: number } = {}): void => {
  const air = (tone: string): string => mix(tone, light.haze, distance);
  const floor = stilts ? y - size * 0.3 : y;
  if (stilts) {
    for (let post = 0; post < 6; post += 1) canvas.rect(x - size * 0.52 + post * size * 0.2, floor, size * 0.03, size * 0.32, { fill: air(light.shaded('#6b5038')) });
    canvas.rect(x - size * 0.66, floor, size * 1.32, size * 0.05, { fill: air(light.lit('#b98f62')) });
    canvas.rect(x - size * 0.66, floor + size * 0.04, size * 1.32, size * 0.02, { fill: air(light.shaded('#6b5038')) });
    canvas.path(d`M${x + size * 0.62} ${floor}l${size * 0.12} ${size * 0.32}M${x + size * 0.54} ${floor}l${size * 0.12} ${size * 0.32}`, { stroke: air(light.shaded('#8a6a48')), width: size * 0.02 });
  }
  canvas.rect(x - size * 0.42, floor - size * 0.32, size * 0.84, size * 0.32, { fill: canvas.across([0, air(light.shaded('#c99c6a'))], [1, air(light.lit('#c99c6a'))]) });
  for (let bay = 0; bay < 3; bay += 1) {
    const lamp = random.chance(light.lamps * 1.3);
    canvas.rect(x - size * 0.35 + bay * size * 0.25, floor - size * 0.26, size * 0.18, size * 0.26, { fill: lamp ? '#ffd384' : air(light.shaded('#33506a')) });
    if (lamp) canvas.ellipse(x - size * 0.26 + bay * size * 0.25, floor - size * 0.12, size * 0.3, size * 0.3, { fill: canvas.around(x - size * 0.26 + bay * size * 0.25, floor - size * 0.12, size * 0.3, [0, '#ffc46a', 0.5], [1, '#ffc46a', 0]) });
  }
  const thatch = '#b08c58';
  canvas.path(d`M${x - size * 0.62} ${floor - size * 0.24}Q${x - size * 0.3} ${floor - size * 0.5} ${x - size * 0.12} ${floor - size * 0.86}H${x + size * 0.12}Q${x + size * 0.3} ${floor - size * 0.5} ${x + size * 0.62} ${floor - size * 0.24}Q${x} ${floor - size * 0.32} ${x - size * 0.62} ${floor - size * 0.24}Z`, { fill: canvas.across([0, air(light.shaded(light.sunX > x ? thatch : mix(thatch, '#ffffff', 0.4)))], [0.55, air(light.lit(thatch))], [1, air(light.sunX > x ? light.lit(mix(thatch, '#ffe9b8', 0.4)) : light.shaded(thatch))]) });
  const straws = Array.from({ length: 22 }, (_, straw) => d`M${x + (straw - 10.5) * size * 0.011} ${floor - size * 0.85}Q${x + (straw - 10.5) * size * 0.026} ${floor - size * 0.5} ${x + (straw - 10.5) * size * 0.056} ${floor - size * 0.26}`).join('');
  canvas.path(straws, { stroke: air(light.shaded('#7c5c34')), width: Math.max(0.7, size * 0.008), opacity: 0.45 });
};
