import { createRoot } from 'react-dom/client';
import '../../src/ui/theme/fonts.css';
import '../../src/ui/theme/global.styles.ts';
import { rehearsalOf } from '../simulator/scenarios.ts';
import type { FlowPaths } from '../../machines/testing/path-coverage.ts';
import type { AnyStateMachine } from 'xstate';
import { Gallery } from './gallery.tsx';
import type { GalleryFlow } from './gallery.tsx';

const modules = import.meta.glob<Record<string, FlowPaths<AnyStateMachine>>>('../../machines/*/*.paths.ts', { eager: true });
const paths = Object.values(modules).flatMap((module) => Object.values(module)).filter((exported) => typeof exported === 'object' && 'scenarios' in exported);
const rehearsals = new Map(paths.map((flow) => [flow.machine.id, rehearsalOf(flow)]));
const flows = JSON.parse(document.getElementById('flows')!.textContent!) as GalleryFlow[];

createRoot(document.getElementById('gallery')!).render(<Gallery flows={flows} rehearsals={rehearsals} />);
