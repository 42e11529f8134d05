import type { components } from '../../openapi/generated/content.ts';
import { isVisible } from '../domain/content/visibility.ts';
import type { Viewer } from '../domain/content/visibility.ts';

type Slot = components['schemas']['Slot'];

/** Slots with the components that the viewer may see now: what is not for them never leaves the server [cms.visibility-profile]. */
export function visibleSlots(slots: readonly Slot[], viewer: Viewer): Slot[] {
  return slots.map((slot) => ({ ...slot, components: slot.components.filter((component) => isVisible(component, viewer)) }));
}
