/** Debounces and intervals of the screens, in milliseconds (core.md §9, building-blocks.md §9). */
export const interfaceTiming = {
  /** Leading edge only: the first save goes at once, repeats within the time are dropped. */
  saveDebounce: 200,
  routeChangeDebounce: 100,
  fileNumberDebounce: 500,
  companySearchDebounce: 250,
  lookupDebounce: 300,
  textareaResizeDebounce: 300,
  textShavingThrottle: 400,
  /** At most this often, unless forced. */
  notificationRefresh: 300_000,
  /** Default expiry of store and local cache: 20 minutes. */
  cacheExpiry: 1_200_000,
} as const;
