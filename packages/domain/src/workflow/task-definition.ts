import type { DueRule } from './due-rule.ts';

/** Who gets a task: nobody yet, one of the file's staff by the work they do on it, whoever opens the file, or one person. */
export const assigneeKindLabels = {
  nobody: 'Nobody',
  escrowOfficer: 'Escrow officer of the file',
  titleOfficer: 'Title officer of the file',
  closer: 'Closer of the file',
  postCloser: 'Post-closer of the file',
  opener: 'Whoever opens the file',
  person: 'One person',
} as const;

export type AssigneeKind = keyof typeof assigneeKindLabels;
export const assigneeKinds = Object.keys(assigneeKindLabels) as [AssigneeKind, ...AssigneeKind[]];

/** Who gets a task; `usersID` is of `person` alone. */
export interface AssigneeRule {
  readonly kind: AssigneeKind;
  readonly usersID: number | null;
}

/** The people of a file who can be given tasks. */
export interface FileStaff {
  readonly escrowOfficerID: number | null;
  readonly titleOfficerID: number | null;
  readonly closerID: number | null;
  readonly postCloserID: number | null;
  /** Who opens the file. */
  readonly openerID: number | null;
}

/** The person a rule names on a file, null where the file has nobody for it. */
export function assigneeOf({ kind, usersID }: AssigneeRule, staff: FileStaff): number | null {
  switch (kind) {
    case 'nobody':
      return null;
    case 'person':
      return usersID;
    case 'opener':
      return staff.openerID;
    default:
      return staff[`${kind}ID`];
  }
}

/** One task of a process template. */
export interface TaskDefinition {
  readonly taskDefinitionID: number;
  readonly name: string;
  /** The department that does it, null for none. */
  readonly departmentID: number | null;
  readonly assignee: AssigneeRule;
  readonly due: DueRule | null;
  /** The tasks of the same template that must be done before. */
  readonly dependsOn: readonly number[];
}
