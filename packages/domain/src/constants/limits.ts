/** Counts and lengths of core.md §9 and building-blocks.md §9. */
export const limits = {
  clipboardHistory: 10,
  logDays: 3,
  logEntries: 3000,
  pageSize: 50,
  companyPageSize: 10,
  fileNumberMinLength: 3,
  fileNumberMaxLength: 50,
} as const;
