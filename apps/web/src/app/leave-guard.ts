/** What the open page does before something ends or covers it. */
export interface LeaveGuard {
  /** Saves, and asks the user where that fails; false keeps them on the page. */
  mayLeave(): Promise<boolean>;
  /** Saves what there is to save. False when it is not stored now: refused, aborted, or wrong. */
  saveFirst(): Promise<boolean>;
}

/** The page, and what is edited over it: the last one is asked. */
const guards: LeaveGuard[] = [];
let isSkipped = false;

/** The open page wants to be asked. The answer takes the wish back. */
export function registerLeaveGuard(next: LeaveGuard): () => void {
  guards.push(next);
  return () => {
    const at = guards.indexOf(next);
    if (at >= 0) guards.splice(at, 1);
  };
}

/** Whether the open page may be left: it saves first (before logging out). */
export async function mayLeavePage(): Promise<boolean> {
  return guards.at(-1)?.mayLeave() ?? true;
}

/** Whether everything on the open page is stored: it saves first, and stays as it is where that does not work. */
export async function savePageFirst(): Promise<boolean> {
  return guards.at(-1)?.saveFirst() ?? true;
}

/** The next leaving saves nothing, once (core.md §2). */
export function skipNextSave(): void {
  isSkipped = true;
}

/** Whether a one-time skip is set; asking takes it away. */
export function takeSkipSave(): boolean {
  const was = isSkipped;
  isSkipped = false;
  return was;
}
