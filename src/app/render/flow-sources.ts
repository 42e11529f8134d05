import { isLandingFlow, partsOf } from '../../bus/flows.ts';
import type { RootAddress } from '../../bus/flows.ts';
import { policySources } from '../../policies/policies.ts';
import { portSources } from '../../ports/load-ports.ts';

/** What a page loads besides whose flows are not all of landing pages. */
const FURTHER = 'src/bus/further-flows.ts';

/** The modules that the browser imports for these flows, as the build's manifest names them. */
export function flowSources(addresses: readonly RootAddress[]): string[] {
  const flows = addresses.map((address) => partsOf(address).flow);
  const machines = flows.map((flow) => flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).map((folder) => `machines/${folder}/${folder}.machine.ts`);
  return [...(flows.every(isLandingFlow) ? [] : [FURTHER]), ...machines, ...policySources(flows), ...portSources(flows)];
}
