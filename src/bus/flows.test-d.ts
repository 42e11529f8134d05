/** Type tests: `npm run check` compiles this file, and each `@ts-expect-error` fails when its line compiles. */
import { ports } from '../../machines/port.ts';
import type { PromisePort, StreamPort } from '../../machines/port.ts';
import type { FlowPorts } from '../ports/flow-ports.ts';
import type { Bus } from './bus.ts';
import type { Command, FlowName, UnfoundedFact, UnhandledCommand } from './flows.ts';

type IsNever<Type> = [Type] extends [never] ? true : false;
const holds = <_Claim extends true>() => undefined;

// Every command has a machine that accepts it, every fact one that emits it, every flow its ports.
holds<IsNever<UnhandledCommand>>();
holds<IsNever<UnfoundedFact>>();
holds<IsNever<Exclude<FlowName, keyof FlowPorts>>>();

// A command without a handler does not compile.
// @ts-expect-error navigation has no such command
holds<IsNever<UnhandledCommand<Command | { type: 'navigation.fly' }>>>();
// @ts-expect-error no flow of that name
holds<IsNever<UnhandledCommand<Command | { type: 'teleport.go' }>>>();
// @ts-expect-error nobody emits it
holds<IsNever<UnfoundedFact<{ type: 'navigation.crashed' }>>>();

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

export { noConsent, wrongConsent };
