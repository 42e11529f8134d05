import type { Address } from '../../bus/flows.ts';

/** Source module of a flow's machine, as the build's manifest names it. */
export function flowSource(address: Address): string {
  const folder = address.split('#', 1)[0]!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `machines/${folder}/${folder}.machine.ts`;
}
