/**
 * What is known of flows is read from the record of their machines, the one place where a flow is registered: its machine says
 * which commands it accepts, which facts it emits and which ports it needs.
 */
import type { AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { PortsOf } from '../../machines/port.ts';
import type { furtherFlows, Deferred } from './further-flows.ts';

/** Flow name → how its machine is loaded, of the flows that pages begin with that people land on; all others are in further-flows.ts. */
export const landingFlows = {
  accordion: async () => (await import('../../machines/accordion/accordion.machine.ts')).accordionMachine,
  configurator: async () => (await import('../../machines/configurator/configurator.machine.ts')).configuratorMachine,
  consent: async () => (await import('../../machines/consent/consent.machine.ts')).consentMachine,
  globalSearch: async () => (await import('../../machines/global-search/global-search.machine.ts')).globalSearchMachine,
  listing: async () => (await import('../../machines/listing/listing.machine.ts')).listingMachine,
  navigation: async () => (await import('../../machines/navigation/navigation.machine.ts')).navigationMachine,
} satisfies Record<string, () => Promise<AnyStateMachine>>;

type Loaders = typeof landingFlows & typeof furtherFlows;

export type FlowName = keyof Loaders;
export type FlowMachines = { [Flow in FlowName]: Awaited<ReturnType<Loaders[Flow]>> };
export type LandingFlow = keyof typeof landingFlows;
export type DeferredFlow = { [Flow in FlowName]: Loaders[Flow] extends Deferred ? Flow : never }[FlowName];

/** Of those, the ones that only hotel cards have; their ports come with them. */
export type CardFlow = 'allOffers' | 'gallery' | 'hotelParts' | 'priceCheck' | 'roomChoice' | 'saleEnd';
/** Those that only reservations have. */
export type CheckoutFlow = 'cartExpiry' | 'cartMail' | 'cartPayment' | 'lastOrder' | 'sharedCart' | 'upsell';
/** Those of conversations with the shop, which come after everything else. */
export type MessageFlow = 'chat' | 'mailbox';
/** The one of customers who read without network. */
export type OfflineFlow = 'offlineCopies';

/** All that the machines need from the world, by flow; flows that need nothing are left out. */
export type FlowPorts = {
  [Flow in FlowName as [keyof PortsOf<FlowMachines[Flow]>] extends [never] ? never : Flow]: PortsOf<FlowMachines[Flow]>;
};

/** Events of a machine that others may send: what it raises for its own regions has no flow before its name. */
export type CommandOf<Flow extends FlowName> = Extract<EventFromLogic<FlowMachines[Flow]>, { type: `${Flow}.${string}` }>;
export type FactOf<Flow extends FlowName> = Extract<EmittedFrom<FlowMachines[Flow]>, { type: `${Flow}.${string}` }>;
export type Command = { [Flow in FlowName]: CommandOf<Flow> }[FlowName];
export type Fact = { [Flow in FlowName]: FactOf<Flow> }[FlowName];

export type FlowSnapshot<Flow extends FlowName> = SnapshotFrom<FlowMachines[Flow]>;

/** A flow that may exist several times is addressed by a key as well: `countdown#a1`. */
export type RootAddress = FlowName | `${FlowName}#${string}`;
/** A child flow's address holds its parent's: `globalSearch/participants`. */
export type Address = RootAddress | `${string}/${FlowName}`;
/** Which of several: its key, or the parent of a child flow. */
export type Key = string | { of: Address };

export function isLandingFlow(flow: FlowName): flow is LandingFlow {
  return flow in landingFlows;
}

/** Each machine is a chunk of its own, fetched beside the page that needs it. */
export async function loadMachine<Flow extends FlowName>(flow: Flow): Promise<FlowMachines[Flow]> {
  const load: () => Promise<AnyStateMachine> = isLandingFlow(flow) ? landingFlows[flow] : (await import('./further-flows.ts')).furtherFlows[flow as Exclude<FlowName, LandingFlow>];
  return await load() as FlowMachines[Flow];
}

export function addressOf(flow: FlowName, key?: string): RootAddress;
export function addressOf(flow: FlowName, key?: Key): Address;
export function addressOf(flow: FlowName, key?: Key): Address {
  if (key === undefined) return flow;
  return typeof key === 'string' ? `${flow}#${key}` : childAddress(key.of, flow);
}

export function childAddress(parent: Address, flow: string): Address {
  return `${parent}/${flow as FlowName}`;
}

export function isRoot(address: Address): address is RootAddress {
  return !address.includes('/');
}

export function partsOf(address: RootAddress): { flow: FlowName; key?: string } {
  const [flow, key] = address.split('#', 2) as [FlowName, string | undefined];
  return { flow, ...(key !== undefined && { key }) };
}

/**
 * Where a command or a view means: the address itself, or, of a flow's bare name, the one child flow that has it.
 * @param running the addresses that there are
 */
export function resolveAddress(address: Address, running: ReadonlyMap<Address, unknown>): Address {
  if (running.has(address) || address.includes('/') || address.includes('#')) return address;
  const [child, ...others] = [...running.keys()].filter((one) => one.endsWith(`/${address}`));
  return child !== undefined && others.length === 0 ? child : address;
}
