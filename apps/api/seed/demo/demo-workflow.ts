import type { AssigneeKind, DueRule, TaskDefinition } from '@closewright/domain/workflow';

/** The departments of a demo tenant; the ids are their places in this list, from 1. */
export const demoDepartments = ['Escrow', 'Title', 'Accounting', 'Recording'] as const;

type Department = (typeof demoDepartments)[number];

/** The id of a demo department. */
export function departmentID(name: Department): number {
  return demoDepartments.indexOf(name) + 1;
}

type Row = readonly [name: string, department: Department, who: AssigneeKind, due: DueRule, ...dependsOn: number[]];

const after = (days: number, calendar: DueRule['calendar'] = 'federalReserve'): DueRule => ({
  anchor: 'startDate',
  days,
  calendar,
});
const closing = (days: number, calendar: DueRule['calendar'] = 'federalReserve'): DueRule => ({
  anchor: 'closingDate',
  days,
  calendar,
});
const disbursement = (days: number): DueRule => ({ anchor: 'disbursementDate', days, calendar: 'federalOffices' });
const policies: DueRule = { anchor: 'policyDueDate', days: 0, calendar: null };

/** What a title company does on each file; the numbers are the places of the tasks it waits for, from 1. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  Purchase: [
    ['Open file and receipt earnest money', 'Escrow', 'escrowOfficer', after(1)],
    ['Title search', 'Title', 'titleOfficer', after(3, 'federalOffices')],
    ['Order payoffs', 'Escrow', 'escrowOfficer', closing(-10)],
    ['Title commitment', 'Title', 'titleOfficer', after(2), 2],
    // 12 CFR 1026.19(f)(1)(ii): three specific business days before consummation.
    ['Closing Disclosure to buyer', 'Escrow', 'closer', closing(-3, 'specificBusinessDays')],
    ['Confirm wire instructions by telephone', 'Escrow', 'escrowOfficer', closing(-1)],
    ['Closing', 'Escrow', 'closer', closing(0), 4, 5],
    ['Disburse', 'Accounting', 'nobody', disbursement(0), 7],
    ['Record deed and deed of trust', 'Recording', 'nobody', disbursement(1), 7],
    ['Issue policies', 'Title', 'titleOfficer', policies, 9],
  ],
  Refinance: [
    ['Open file', 'Escrow', 'escrowOfficer', after(1)],
    ['Title update', 'Title', 'titleOfficer', after(2, 'federalOffices')],
    ['Order payoffs', 'Escrow', 'escrowOfficer', closing(-10)],
    ['Closing Disclosure to borrower', 'Escrow', 'closer', closing(-3, 'specificBusinessDays')],
    ['Signing', 'Escrow', 'closer', closing(0), 2, 4],
    // 12 CFR 1026.23(a)(3): until midnight of the third business day.
    ['End of rescission', 'Escrow', 'closer', closing(3, 'specificBusinessDays'), 5],
    ['Disburse', 'Accounting', 'nobody', disbursement(0), 6],
    ['Record deed of trust', 'Recording', 'nobody', disbursement(1), 6],
    ['Issue loan policy', 'Title', 'titleOfficer', policies, 8],
  ],
};

/** A process template of a demo tenant. */
interface DemoTemplate {
  readonly name: string;
  readonly tasks: readonly TaskDefinition[];
}

/** The process templates of a demo tenant; the ids of their tasks count on from one to the next. */
export const demoTemplates: readonly DemoTemplate[] = Object.entries(rows).map(([name, tasks], at, all) => {
  const before = all.slice(0, at).reduce((sum, [, earlier]) => sum + earlier.length, 0);
  return {
    name,
    tasks: tasks.map(([task, department, kind, due, ...dependsOn], index) => ({
      taskDefinitionID: before + index + 1,
      name: task,
      departmentID: departmentID(department),
      assignee: { kind, usersID: null },
      due,
      dependsOn: dependsOn.map((place) => before + place),
    })),
  };
});
