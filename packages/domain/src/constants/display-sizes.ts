/** Sizes the spec fixes, in CSS pixels unless said otherwise (core.md §1, §2 dialog services, §9). */
export const displaySizes = {
  supportedWidth: 1366,
  supportedHeight: 768,
  /** Of the window, in percent. */
  dialogPercent: 85,
  textShavingHeight: 100,
  textareaPadding: 2,
  memoMaxHeight: 88,
  richTextHeight: 300,
} as const;
