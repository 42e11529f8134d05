import { expect, it } from 'vitest';
import { roomFit } from './room-fit.ts';

const [single, double, family, suite] = [1, 2, 4, 3].map((capacity, index) => ({ roomCode: `R${index}`, capacity }));
const rooms = [single!, double!, family!, suite!];

it('a room takes as many people as it has beds for; the nearest to one that is too small is the smallest that takes them [config.choices]', () => {
  expect(roomFit(rooms, 3)).toEqual({ fitting: [suite, family], tooSmall: [single, double] });
  expect(roomFit(rooms, 1)).toEqual({ fitting: [single, double, suite, family], tooSmall: [] });
  expect(roomFit(rooms, 5)).toEqual({ fitting: [], tooSmall: rooms });
});
