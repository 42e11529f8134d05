export interface AccordionInput {
  /** Ids of all sections, in their order. */
  sections: string[];
  /** Ids of those that are open at first. */
  expanded: string[];
}

export type AccordionContext = AccordionInput;

export type AccordionCommand =
  /** Opens one and closes the others. */
  | { type: 'accordion.expand'; section: string }
  /** Opens one beside those that are open. */
  | { type: 'accordion.expandAlso'; section: string }
  | { type: 'accordion.collapse'; section: string }
  | { type: 'accordion.expandAll' }
  | { type: 'accordion.collapseAll' }
  /** Opens exactly these; what is no section is left out. */
  | { type: 'accordion.expandList'; sections: string[] };
