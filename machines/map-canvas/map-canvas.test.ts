import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { mapCanvasMachine } from './map-canvas.machine.ts';
import { mapCanvasPaths } from './map-canvas.paths.ts';
import { selectMapCanvas } from './map-canvas.select.ts';
import type { MapCanvasCommand } from './map-canvas.types.ts';

function shownAfter(...types: MapCanvasCommand['type'][]) {
  const { actor } = startFlow(mapCanvasMachine, { input: undefined });
  for (const type of types) actor.send({ type });
  return selectMapCanvas(actor.getSnapshot());
}

describe('mapCanvas', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(mapCanvasPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(mapCanvasPaths)).toEqual([]);
  });

  it('awaits the map’s code, and says when it stands [listing.map]', () => {
    expect(shownAfter('mapCanvas.open')).toBe('awaited');
    expect(shownAfter('mapCanvas.open', 'mapCanvas.finish')).toBe('drawn');
    expect(shownAfter('mapCanvas.open', 'mapCanvas.finish', 'mapCanvas.open')).toBe('drawn');
  });

  it('says that no map can be drawn, also when a map is drawn again, and tries once more when it is opened again', () => {
    expect(shownAfter('mapCanvas.fail')).toBe('undrawable');
    expect(shownAfter('mapCanvas.finish', 'mapCanvas.fail')).toBe('undrawable');
    expect(shownAfter('mapCanvas.fail', 'mapCanvas.finish')).toBe('undrawable');
    expect(shownAfter('mapCanvas.fail', 'mapCanvas.open')).toBe('awaited');
  });
});
