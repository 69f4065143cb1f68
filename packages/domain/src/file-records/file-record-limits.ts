/** How much one file, and one save of it, can hold: more than any closing has, and little enough to answer at once. */
export const fileRecordLimits = {
  /** Properties, contacts, tax years or signers in one save. */
  rowsPerSave: 500,
  propertiesPerFile: 1000,
  loansPerFile: 100,
  /** Bytes of one stored document: ten megabytes, a scanned package of some hundred pages. */
  documentBytes: 10 * 1024 * 1024,
} as const;
