/** What a process template and the tasks of a file hold at most; more is refused, nothing is cut. */
export const workflowLimits = {
  nameLength: 120,
  noteLength: 4000,
  tasksPerTemplate: 200,
  tasksPerFile: 500,
  tasksPerSave: 200,
  /** Days of a due rule to either side of its date. */
  dueDays: 730,
} as const;
