import type { HouseLook } from './buildings.ts';
import { paintHouse } from './buildings.ts';
import type { Stage } from '../stage.ts';

/** Plastered town houses under red roofs. */
export const BAROQUE: HouseLook = { walls: ['#f0dcb4', '#e9c8a4', '#f3e6cc', '#dfd0b8', '#ecd2c0'], roof: 'hip', roofs: ['#c06a48', '#b35c40', '#a8604c'], windows: { shape: 'square', frame: '#fbf3e4', density: 0.95 } };

/** A row of houses along a quay. */
export const paintRow = (stage: Stage, y: number, { from = -40, to = 1640, size, tall, look, distance = 0 }: { from?: number; to?: number; size: number; tall: number; look: HouseLook; distance?: number }): void => {
  const { random } = stage;
  for (let x = from; x < to; ) {
    const width = size * random.between(0.75, 1.3);
    paintHouse(stage, { x, y, width, height: tall * random.between(0.75, 1.15), look, distance });
    x += width * random.between(0.96, 1.06);
  }
};
