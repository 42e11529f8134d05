import type { FlowName } from '../bus/flows.ts';

/** Source module of a flow's machine, as the build's manifest names it. */
export function flowSource(flow: FlowName): string {
  const folder = flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `machines/${folder}/${folder}.machine.ts`;
}
