/** Set to `visible` on the root, it has all parts laid out wherever they are: for who counts on their true heights. */
export const OUT_OF_SIGHT = '--out-of-sight';
