import { partsOf } from '../../bus/flows.ts';
import type { RootAddress } from '../../bus/flows.ts';

/** Source module of a flow's machine, as the build's manifest names it. */
export function flowSource(address: RootAddress): string {
  const folder = partsOf(address).flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `machines/${folder}/${folder}.machine.ts`;
}
