/** Letters a lookup of addresses needs and takes, and the lines it answers at most. */
export const addressLookupLimits = { minLength: 3, maxLength: 120, lines: 8 } as const;
