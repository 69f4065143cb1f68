/** What was done to a stored row, as an audit tells it. */
export const operationLabels = { INSERT: 'Added', UPDATE: 'Changed', DELETE: 'Removed' } as const;
