/** How editors may set a component apart; any other word means nothing [cms.component-fields]. */
export const COMPONENT_STYLES = ['narrow', 'tinted', 'framed', 'centred', 'spacious'] as const;
