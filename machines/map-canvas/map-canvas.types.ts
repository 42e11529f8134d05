export type MapCanvasCommand =
  /** Somebody opens the map, once more perhaps. */
  | { type: 'mapCanvas.open' }
  /** The map stands on the screen. */
  | { type: 'mapCanvas.finish' }
  /** The browser draws no maps (no WebGL), or the map's code did not come. */
  | { type: 'mapCanvas.fail' };
