import { selectShown } from '../../machines/page-content/page-content.select.ts';
import { useFlow } from '../bus/react.tsx';
import type { Viewer } from '../domain/content/visibility.ts';
import { isVisible } from '../domain/content/visibility.ts';
import { usePage } from '../parts/page.tsx';
import { viewOf } from './component-registry.ts';
import type { CmsComponent, PageProvided } from './content.types.ts';
import { RenderBoundary } from './render-boundary.tsx';

interface ContentSlotProps {
  /** Name of a slot of the page's CMS page. */
  name: string;
  provided?: PageProvided;
  /** Told of a component that could not be rendered. */
  onRenderError?: (error: unknown, component: CmsComponent) => void;
}

/** The components of one slot that this visitor sees now; nothing where the page has no such slot [cms.page-slots]. */
export function ContentSlot({ name, ...rest }: ContentSlotProps) {
  const { chrome: { cms }, context } = usePage();
  const shown = useFlow('pageContent', selectShown);
  const components = (shown ?? cms)?.slots.find((slot) => slot.name === name)?.components ?? [];
  return <ContentComponents components={components} viewer={{ ...context, ...shown?.viewer }} {...rest} />;
}

/** What stands in the header or footer of this page, or with its search, beside what they always have [cms.header-components]. */
export function AroundSlot({ name }: { name: 'header' | 'footer' | 'global-search' }) {
  const { chrome: { around }, context } = usePage();
  const components = around.find((slot) => slot.name === name)?.components;
  return components && <ContentComponents components={components} viewer={context} />;
}

/** Components in their order; those out of date, of other visitors or of unknown types are left out. */
export function ContentComponents({ components, viewer, provided = {}, onRenderError }: Omit<ContentSlotProps, 'name'> & {
  components: readonly CmsComponent[];
  viewer: Viewer;
}) {
  return components.filter((component) => isVisible(component, viewer)).map((component) => {
    const View = viewOf(component);
    return View && (
      <RenderBoundary key={component.uid} onError={(error) => onRenderError?.(error, component)}>
        <View component={component} provided={provided} />
      </RenderBoundary>
    );
  });
}
