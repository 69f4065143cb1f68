/** Status of a file (core.md §3: the numbers and names are the spec's; 6 does not exist). */
export const FileStatus = {
  New: 0,
  Open: 1,
  Closed: 2,
  Cancelled: 3,
  Template: 4,
  Old: 5,
  OnHold: 7,
  Legacy: 8,
  PolicyIssued: 9,
} as const;

export type FileStatusName = keyof typeof FileStatus;
export type FileStatus = (typeof FileStatus)[FileStatusName];

const labels: Record<FileStatusName, string> = {
  New: 'New',
  Open: 'Open',
  Closed: 'Closed',
  Cancelled: 'Cancelled',
  Template: 'Template',
  Old: 'Old',
  OnHold: 'On Hold',
  Legacy: 'Legacy',
  PolicyIssued: 'Policy Issued',
};

/** Every status with its label, in the order of the numbers: the lookup set `fileStatuses`. */
export const fileStatuses: readonly {
  readonly id: FileStatus;
  readonly name: FileStatusName;
  readonly label: string;
}[] = (Object.keys(FileStatus) as FileStatusName[]).map((name) => ({
  id: FileStatus[name],
  name,
  label: labels[name],
}));

/** What people read for a status; a number that is none reads 'Unknown'. */
export function fileStatusLabel(status: number): string {
  return fileStatuses.find(({ id }) => id === status)?.label ?? 'Unknown';
}
