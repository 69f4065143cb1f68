/** Asks the open page to save before something ends it; false keeps the user on it. */
export type LeaveGuard = () => Promise<boolean>;

let guard: LeaveGuard | null = null;
let isSkipped = false;

/** The open page wants to be asked. The answer takes the wish back. */
export function registerLeaveGuard(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Whether the open page may be left: it saves first (before logging out). */
export async function mayLeavePage(): Promise<boolean> {
  return guard === null || guard();
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
