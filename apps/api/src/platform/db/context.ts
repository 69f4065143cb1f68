import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { JointTransaction } from './joint-transaction.ts';

/** The transaction-local settings that row level security and the audit read. */
export interface Settings {
  readonly tenant: string;
  readonly actor: string;
  readonly request: string;
  readonly system: 'on' | 'off';
}

/** The transaction that the running code is inside of. */
interface Running {
  readonly settings: Settings;
  /** Where it is one that others join. */
  readonly joint: JointTransaction | null;
  open: boolean;
}

const running = new AsyncLocalStorage<Running>();

/**
 * Throws inside an open transaction. With the embedded database's one connection, a second way to it would wait for ever;
 * on a server it would work by luck, outside of the transaction. So it fails on both, at once, with the reason.
 */
export function refuseInsideTransaction(call: string): void {
  if (running.getStore()?.open) {
    throw new Error(`${call} was called inside an open transaction: use its tx`);
  }
}

/** The transaction that a call with these settings joins; null where it makes its own. */
export function jointTransaction(call: string, settings: Settings): JointTransaction | null {
  const here = running.getStore();
  if (!here?.open || here.joint === null) return null;
  // It would read and write in the name of the first.
  if (!isDeepStrictEqual(here.settings, settings))
    throw new Error(`${call} cannot join a transaction of somebody else`);
  return here.joint;
}

/** Runs `work` as the inside of a transaction with these settings. What it leaves running afterwards is outside again. */
export async function insideTransaction<T>(
  settings: Settings,
  work: () => Promise<T>,
  joint: JointTransaction | null = null,
): Promise<T> {
  const here: Running = { settings, joint, open: true };
  try {
    return await running.run(here, work);
  } finally {
    here.open = false;
  }
}

/** The settings of the transaction that is beginning. */
export function settingsOfTransaction(): Settings {
  const here = running.getStore();
  if (!here) throw new Error('A transaction begins with inTenant or inSystem only');
  return here.settings;
}
