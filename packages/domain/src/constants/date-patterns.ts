/** How dates and times are written for people (core.md §9); stored values are ISO without a zone. */
export const datePatterns = { date: 'MM/dd/yyyy', time: 'hh:mm a' } as const;
