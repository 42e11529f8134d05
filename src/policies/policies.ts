/** What flows do to each other, by the flow whose facts begin it: it is loaded with that one. */
import type { FlowName } from '../bus/flows.ts';
import type { Policy } from './policy.ts';

type LoadPolicies = () => Promise<readonly Policy[]>;

const ofOrders: LoadPolicies = async () => (await import('./order/order-policies.ts')).orderPolicies;

const modules = {
  checkout: ofOrders,
  configurator: async () => (await import('./hotel-card/configurator-policies.ts')).configuratorPolicies,
  globalSearch: async () => (await import('./search/search-policies.ts')).searchPolicies,
  listing: async () => (await import('./listing/listing-policies.ts')).listingPolicies,
  payment: ofOrders,
  paymentConfirm: ofOrders,
  paymentProcess: ofOrders,
  quiz: async () => [(await import('./visit/quiz-changes-url.ts')).quizChangesUrl],
} satisfies Partial<Record<FlowName, LoadPolicies>>;

/** The modules as the build's manifest names them; apart, for no browser needs them. */
const sources: Record<keyof typeof modules, string> = {
  checkout: 'src/policies/order/order-policies.ts',
  configurator: 'src/policies/hotel-card/configurator-policies.ts',
  globalSearch: 'src/policies/search/search-policies.ts',
  listing: 'src/policies/listing/listing-policies.ts',
  payment: 'src/policies/order/order-policies.ts',
  paymentConfirm: 'src/policies/order/order-policies.ts',
  paymentProcess: 'src/policies/order/order-policies.ts',
  quiz: 'src/policies/visit/quiz-changes-url.ts',
};

function ofFlows<Value>(flows: readonly FlowName[], values: Partial<Record<FlowName, Value>>): Value[] {
  return [...new Set(flows.map((flow) => values[flow]))].filter((value) => value !== undefined);
}

export async function loadPolicies(flows: readonly FlowName[]): Promise<Policy[]> {
  return (await Promise.all(ofFlows<LoadPolicies>(flows, modules).map((load) => load()))).flat();
}

export function policySources(flows: readonly FlowName[]): string[] {
  return ofFlows(flows, sources);
}
