/** Texts of the section, en-US. */
export const sectionMessages = {
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
};
