import { createContext } from 'react';

/** Whether a view is rendered before it is known to be shown: the page that follows another may be overtaken, or begun anew. */
export const RenderedAhead = createContext(false);
