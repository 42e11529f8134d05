/** Name of the field that looks for an office. */
export const OFFICE_FIELD = 'hledat';
