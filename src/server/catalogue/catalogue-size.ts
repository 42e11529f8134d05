export type CatalogueSize = 'small' | 'default' | 'large';

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

/** How much is generated: `small` for tests, `default` for the shop, `large` for benchmarks. */
export const VOLUMES: Record<CatalogueSize, Volume> = {
  small: { WS: 16, DW: 10, NR: 6, WO: 4, CZ: 4, dense: false },
  default: { WS: 350, DW: 140, NR: 84, WO: 40, CZ: 60, dense: false },
  large: { WS: 900, DW: 330, NR: 200, WO: 40, CZ: 60, dense: true },
};
