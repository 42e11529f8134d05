/** Made by scripts/build/sold-regions.ts when the shop is built. */
declare module 'virtual:sold-regions' {
  interface Drawn {
    land: { type: 'MultiPolygon'; coordinates: number[][][][] };
    lines: { type: 'MultiLineString'; coordinates: number[][][] };
  }
  const regions: Drawn & {
    /** All of the world, true from afar only. */
    far: Drawn;
    /** West, south, east, north in degrees: parts of the world that the map knows from near, too. */
    windows: (readonly [west: number, south: number, east: number, north: number])[];
  };
  export default regions;
}
