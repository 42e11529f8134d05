import { pathsOf } from '../testing/path-coverage.ts';
import { mapCanvasMachine } from './map-canvas.machine.ts';

/** What tests walk and the gallery's simulator offers: events that together reach every transition. */
export const mapCanvasPaths = pathsOf(mapCanvasMachine, [{
  input: undefined,
  events: [{ type: 'mapCanvas.open' }, { type: 'mapCanvas.finish' }, { type: 'mapCanvas.fail' }],
}]);
