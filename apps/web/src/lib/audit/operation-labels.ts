/** What was done to a row. */
export const operationLabels = { INSERT: 'Added', UPDATE: 'Changed', DELETE: 'Removed' } as const;
