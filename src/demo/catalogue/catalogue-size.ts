export type CatalogueSize = 'small' | 'default' | 'large' | 'vast';

interface Volume {
  /** Hotels of each trip type; flights and tours are as many as there are destinations and tours, at most these. */
  WS: number;
  DW: number;
  NR: number;
  WO: number;
  CZ: number;
  /** Every airport serves every destination daily, and hotels sell more lengths of stay. */
  dense: boolean;
}

/** How much is generated: `small` for tests, `default` (2 million offers) for the shop, `large` (20) and `vast` (60) for benchmarks. */
export const VOLUMES: Record<CatalogueSize, Volume> = {
  small: { WS: 16, DW: 10, NR: 6, WO: 4, CZ: 4, dense: false },
  default: { WS: 350, DW: 140, NR: 84, WO: 40, CZ: 60, dense: false },
  large: { WS: 1210, DW: 440, NR: 270, WO: 40, CZ: 60, dense: true },
  vast: { WS: 3710, DW: 1330, NR: 830, WO: 40, CZ: 60, dense: true },
};
