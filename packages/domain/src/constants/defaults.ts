/** Values that stand where nothing is stored yet (core.md §9, building-blocks.md §9). */
export const defaults = {
  /** lastOrderId of a user who has opened no file. */
  lastOrderId: -3,
  /** A region of this id is global: it belongs to every user (core.md §6, building-blocks.md §6). */
  globalRegionID: 0,
  logStorageOn: false,
  licenceAlertPercent: 95,
} as const;

/** Task counts of the demo navigation block (core.md §9). */
export const demoTaskCounts = { assignedToMe: 20, department: 30, dueToday: 2, overdue: 4 } as const;
