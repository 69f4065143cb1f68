/** Texts of the tabs, en-US. They end up in the accessible name: "Schedule D, 1 error". */
export const tabsMessages = {
  count: (count: number) => `${count}`,
  warning: (count: number) => (count === 1 ? '1 open item' : `${count} open items`),
  danger: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
};
