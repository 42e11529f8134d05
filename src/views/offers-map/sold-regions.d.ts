/** Made by scripts/build/sold-regions.ts when the shop is built. */
declare module 'virtual:sold-regions' {
  const regions: {
    /** West, south, east, north in degrees: parts of the world that the map knows. */
    windows: (readonly [west: number, south: number, east: number, north: number])[];
    land: { type: 'MultiPolygon'; coordinates: number[][][][] };
    lines: { type: 'MultiLineString'; coordinates: number[][][] };
  };
  export default regions;
}
