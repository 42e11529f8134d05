/** The catalogue and the cells that search reads. */
export interface SearchSchema {}
