/** Texts of the skeleton, en-US. */
export const skeletonMessages = { loading: 'Loading' };
