import { setup } from 'xstate';
import type { MapCanvasCommand } from './map-canvas.types.ts';

/** Whether this browser draws the map of a list, of activities or of a hotel [listing.map]. */
export const mapCanvasMachine = setup({
  types: {} as {
    events: MapCanvasCommand;
  },
}).createMachine({
  id: 'mapCanvas',
  description: 'Whether this browser draws the map of a list, of activities or of a hotel',
  initial: 'awaited',
  states: {
    awaited: {
      description: 'The map’s code comes',
      on: { 'mapCanvas.finish': 'drawn', 'mapCanvas.fail': 'undrawable' },
    },
    drawn: {
      description: 'The map is there',
      on: { 'mapCanvas.fail': 'undrawable' },
    },
    undrawable: {
      description: 'There is no map: a text says why, and what it would show',
      on: { 'mapCanvas.open': 'awaited' },
    },
  },
});
