/** Ports beside those of every landing page: they are loaded with the first flow that has them. */
import { isLandingFlow } from '../bus/flows.ts';
import type { FlowName } from '../bus/flows.ts';

type Flows = readonly FlowName[];

const areFurther = (flows: Flows) => !flows.every(isLandingFlow);

export async function loadPorts(flows: Flows) {
  const [ofListing, ofConfigurator, further] = await Promise.all([
    flows.includes('listing') ? import('./flows/listing-ports.ts') : undefined,
    flows.includes('configurator') ? import('./flows/configurator-ports.ts') : undefined,
    areFurther(flows) ? import('./further-browser-ports.ts') : undefined,
  ]);
  return { ...ofListing, ...ofConfigurator, ...further };
}

/** The modules that the browser imports for these flows, as the build's manifest names them. */
export function portSources(flows: Flows): string[] {
  return [
    ...(flows.includes('listing') ? ['src/ports/flows/listing-ports.ts'] : []),
    ...(flows.includes('configurator') ? ['src/ports/flows/configurator-ports.ts'] : []),
    ...(areFurther(flows) ? ['src/ports/further-browser-ports.ts'] : []),
  ];
}
