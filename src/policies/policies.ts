/** What flows do to each other, by the flow whose facts begin it: it is loaded with that one. */
import type { FlowName } from '../bus/flows.ts';
import type { Policy } from './policy.ts';

interface PolicyModule {
  load: () => Promise<readonly Policy[]>;
  /** The module, as the build's manifest names it. */
  source: string;
}

const ofOrders: PolicyModule = { load: async () => (await import('./order/order-policies.ts')).orderPolicies, source: 'src/policies/order/order-policies.ts' };

const modules: Partial<Record<FlowName, PolicyModule>> = {
  checkout: ofOrders,
  configurator: { load: async () => (await import('./hotel-card/configurator-policies.ts')).configuratorPolicies, source: 'src/policies/hotel-card/configurator-policies.ts' },
  globalSearch: { load: async () => (await import('./search/search-policies.ts')).searchPolicies, source: 'src/policies/search/search-policies.ts' },
  listing: { load: async () => (await import('./listing/listing-policies.ts')).listingPolicies, source: 'src/policies/listing/listing-policies.ts' },
  payment: ofOrders,
  paymentConfirm: ofOrders,
  paymentProcess: ofOrders,
};

function modulesOf(flows: readonly FlowName[]): PolicyModule[] {
  return [...new Set(flows.map((flow) => modules[flow]))].filter((module) => module !== undefined);
}

export async function loadPolicies(flows: readonly FlowName[]): Promise<Policy[]> {
  return (await Promise.all(modulesOf(flows).map(({ load }) => load()))).flat();
}

export function policySources(flows: readonly FlowName[]): string[] {
  return modulesOf(flows).map(({ source }) => source);
}
