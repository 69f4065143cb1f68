import { InputError } from '../errors/index.ts';

/** A thing that waits for others of its list. */
export interface Dependent {
  readonly id: number;
  readonly name: string;
  readonly dependsOn: readonly number[];
}

/**
 * What is wrong with the dependencies of a list, by field (`3.dependsOn`): a task that waits for itself, for one that is
 * not in the list, or in a circle. Every task of a circle is named, with the whole way round.
 */
export function dependencyProblems(tasks: readonly Dependent[]): Record<string, string> {
  const byID = new Map(tasks.map((task) => [task.id, task]));
  const problems: Record<string, string> = {};
  for (const [at, { id, dependsOn }] of tasks.entries()) {
    if (dependsOn.includes(id)) problems[`${at}.dependsOn`] = 'A task does not wait for itself';
    else if (dependsOn.some((other) => !byID.has(other))) problems[`${at}.dependsOn`] = 'There is no such task';
    else {
      const circle = wayBack(id, byID);
      if (circle) problems[`${at}.dependsOn`] = `These tasks wait for each other: ${circle.join(', ')}`;
    }
  }
  return problems;
}

/** The names on a way from a task over what it waits for back to itself, null when there is none. */
function wayBack(start: number, byID: ReadonlyMap<number, Dependent>): string[] | null {
  const seen = new Set<number>();
  const from = (id: number): string[] | null => {
    const task = byID.get(id);
    if (!task || seen.has(id)) return null;
    seen.add(id);
    for (const next of task.dependsOn) {
      if (next === start) return [task.name];
      const rest = from(next);
      if (rest) return [task.name, ...rest];
    }
    return null;
  };
  return from(start);
}

/**
 * The tasks so that each comes after all it waits for, otherwise in their own order. Throws an InputError that names the
 * first wrong field where {@link dependencyProblems} finds any.
 */
export function inDependencyOrder<T extends Dependent>(tasks: readonly T[]): T[] {
  const [wrong] = Object.entries(dependencyProblems(tasks));
  if (wrong) throw new InputError('INCONSISTENT', `tasks.${wrong[0]}`, wrong[1]);
  const byID = new Map(tasks.map((task) => [task.id, task]));
  const ordered = new Set<T>();
  const add = (task: T): void => {
    if (ordered.has(task)) return;
    for (const id of task.dependsOn) add(byID.get(id) as T);
    ordered.add(task);
  };
  for (const task of tasks) add(task);
  return [...ordered];
}

/** A task that can be done or passed over. */
export interface DoneState {
  readonly isComplete: boolean;
  readonly notApplicable: boolean;
}

/** Whether a task holds nobody up any more. */
export function isSettled({ isComplete, notApplicable }: DoneState): boolean {
  return isComplete || notApplicable;
}

/** The tasks a task still waits for: those it depends on that are neither complete nor not applicable. */
export function openDependencies<T extends Dependent & DoneState>(task: Dependent, tasks: readonly T[]): T[] {
  return tasks.filter((other) => task.dependsOn.includes(other.id) && !isSettled(other));
}

/**
 * Why a task cannot be as it is beside the others, null when it can: what is complete waits for nothing. Asked after all
 * changes of a save are made, so that a task and what it waits for can be completed together.
 */
export function sequenceProblem<T extends Dependent & DoneState>(task: T, tasks: readonly T[]): string | null {
  if (task.isComplete && !task.notApplicable) {
    const [first] = openDependencies(task, tasks);
    return first ? `Complete “${first.name}” first` : null;
  }
  if (isSettled(task)) return null;
  const later = tasks.find((other) => other.isComplete && !other.notApplicable && other.dependsOn.includes(task.id));
  return later ? `Reopen “${later.name}” first` : null;
}
