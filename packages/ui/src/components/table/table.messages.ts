/** Texts of the table, en-US. */
export const tableMessages = {
  /** Instead of rows. */
  empty: 'None',
};
