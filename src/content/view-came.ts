/** Told to the window when the code of a view has come whose markup stands in the document already. */
export const VIEW_CAME = 'viewcame';
