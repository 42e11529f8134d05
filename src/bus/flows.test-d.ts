/** Type tests: `npm run check` compiles this file, and each `@ts-expect-error` fails when its line compiles. */
import type { EmittedFrom } from 'xstate';
import { ports } from '../../machines/port.ts';
import type { PromisePort, StreamPort } from '../../machines/port.ts';
import type { Bus } from './bus.ts';
import type { Command, Fact, FlowMachines, FlowName, FlowPorts } from './flows.ts';

type IsNever<Type> = [Type] extends [never] ? true : false;
const holds = <_Claim extends true>() => undefined;

// Commands and facts are what machines say: nothing else compiles, and each fact has its flow's name.
type Named<Type extends { type: string }> = string extends Type['type'] ? never : Type['type'];
holds<IsNever<Exclude<{ [Flow in FlowName]: Named<EmittedFrom<FlowMachines[Flow]>> }[FlowName], Fact['type']>>>();
holds<Extract<Command['type'], 'participants.close' | 'listing.sort'> extends never ? false : true>();
holds<IsNever<Extract<Command['type'], `${FlowName & 'reservationRights'}.${string}`>>>();
// What a machine raises for its own regions is nobody's command.
// @ts-expect-error raised by the configurator
const raised: Command = { type: 'settled' };

// Ports are the machine's own, those of its child flows included; flows without any are left out.
holds<keyof FlowPorts['consent'] extends 'storeConsent' | 'storedConsents' ? true : false>();
holds<IsNever<Extract<keyof FlowPorts, 'accordion' | 'participants'>>>();

declare const bus: Bus;
bus.dispatch({ type: 'navigation.go', url: '/' });
// @ts-expect-error an unknown command
bus.dispatch({ type: 'navigation.fly', url: '/' });
// @ts-expect-error a command without what it says
bus.dispatch({ type: 'navigation.go' });

// A port without an implementation does not compile.
// @ts-expect-error storeConsent is missing
const noConsent: FlowPorts['consent'] = {};
// @ts-expect-error a port of another shape
const wrongConsent: FlowPorts['consent'] = { storeConsent: () => 'stored' };

// A port's kind is what its type says.
interface Ports { ask: PromisePort<{ what: string }, number>; listen: StreamPort<{ what: string }, number> }
ports<Ports>()({ ask: 'promise', listen: 'stream' });
// @ts-expect-error a promise is not a stream
ports<Ports>()({ ask: 'stream', listen: 'stream' });
// @ts-expect-error listen is not declared
ports<Ports>()({ ask: 'promise' });

export { noConsent, raised, wrongConsent };
