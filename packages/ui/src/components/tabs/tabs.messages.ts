/** Texts of the tabs, en-US. They end up in the accessible name: "Schedule D, 1 error". */
export const tabsMessages = {
  neutral: (count: number) => `${count}`,
  info: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  warning: (count: number) => (count === 1 ? '1 open item' : `${count} open items`),
  danger: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  /** The list of tabs that do not fit. */
  more: (count: number) => (count === 1 ? '1 more tab' : `${count} more tabs`),
  next: 'Next tab',
  previous: 'Previous tab',
  nextError: 'Next tab with an error',
  previousError: 'Previous tab with an error',
};
