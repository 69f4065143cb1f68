/** A file as the lookup gives it. */
export interface FileLookup {
  ordersID: number;
  gfNo: string;
  isLocked: boolean;
}

/** A number as it is looked up and kept: no spaces around it, and a dash from a word processor is the one that keyboards have. */
export const tidyFileNumber = (text: string): string => text.trim().replace(/[\u2010-\u2015\u2212]/g, '-');

/** The numbers of a pasted list, each once: between ends of lines, tabs, commas and semicolons. */
export const fileNumbersIn = (text: string, minLength: number): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t,;]+/)
      .map(tidyFileNumber)
      .filter(({ length }) => length >= minLength),
  ),
];

/** The caller's lookup by exact number; null if there is no such file. */
export type FindFile = (fileNumber: string, signal: AbortSignal) => Promise<FileLookup | null>;

/** `exists`: the file must be there; `unique`: the number must be free. */
export type FileNumberMode = 'exists' | 'unique';

export type FileNumberProblem = 'required' | 'short' | 'locked' | 'inUse' | 'missing' | 'offline';

export type FileNumberStatus = 'idle' | 'checking' | 'ok' | 'error';

export interface FileNumberState {
  status: FileNumberStatus;
  problem: FileNumberProblem | null;
  /** The file of the number, if one was found and may be taken. */
  file: FileLookup | null;
}

export interface FileNumberRules {
  find: FindFile;
  mode: FileNumberMode;
  allowLocked: boolean;
  required: boolean;
  minLength: number;
  /** Milliseconds after the last key. */
  debounce: number;
}

const IDLE: FileNumberState = { status: 'idle', problem: null, file: null };

/** What the answer of the lookup means. */
export function judgeFile(
  found: FileLookup | null,
  { mode, allowLocked }: Pick<FileNumberRules, 'mode' | 'allowLocked'>,
): FileNumberProblem | null {
  if (mode === 'unique') return found ? 'inUse' : null;
  if (!found) return 'missing';
  return found.isLocked && !allowLocked ? 'locked' : null;
}

/**
 * Checks a file number without any DOM: after a pause in typing, at once on leaving or before a submit. Whatever order the answers
 * come in, only the one for the newest text counts.
 */
export class FileNumberCheck {
  rules: FileNumberRules;
  state = IDLE;
  private listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: { text: string; control: AbortController; done: Promise<boolean> } | null = null;
  private settled: string | null = null;

  constructor(rules: FileNumberRules) {
    this.rules = rules;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getState = (): FileNumberState => this.state;

  /** The text changed: nothing is known of it until the pause. */
  type(typed: string): void {
    this.stop();
    const text = tidyFileNumber(typed);
    if (text.length >= this.rules.minLength) this.timer = setTimeout(() => void this.check(text), this.rules.debounce);
  }

  /** True if the text is fine. A check that runs already is waited for; a failed one is tried again. */
  check(typed: string): Promise<boolean> {
    const text = tidyFileNumber(typed);
    clearTimeout(this.timer);
    if (this.running?.text === text) return this.running.done;
    if (this.settled === text && this.state.problem !== 'offline') return Promise.resolve(this.state.status === 'ok');
    this.stop();
    const { required, minLength } = this.rules;
    if (!text) {
      this.set(required ? { status: 'error', problem: 'required', file: null } : IDLE);
      return Promise.resolve(!required);
    }
    if (text.length < minLength) {
      this.set({ status: 'error', problem: 'short', file: null });
      return Promise.resolve(false);
    }
    const control = new AbortController();
    const done = this.ask(text, control);
    this.running = { text, control, done };
    return done;
  }

  /** True if nothing is to be asked before the text may be sent. */
  isFine(typed: string): boolean {
    const text = tidyFileNumber(typed);
    return text ? this.settled === text && this.state.status === 'ok' : !this.rules.required;
  }

  /** The text is now written as the file has it: what is known stays known. */
  rewritten(text: string): void {
    this.settled = text;
  }

  /** Drops what is under way and what is known. */
  stop(): void {
    clearTimeout(this.timer);
    this.running?.control.abort();
    this.running = null;
    this.settled = null;
    if (this.state !== IDLE) this.set(IDLE);
  }

  private async ask(text: string, control: AbortController): Promise<boolean> {
    this.set({ status: 'checking', problem: null, file: null });
    let problem: FileNumberProblem | null = 'offline';
    let found: FileLookup | null = null;
    try {
      found = await this.rules.find(text, control.signal);
      problem = judgeFile(found, this.rules);
    } catch {
      // Not known: said as such, and tried again on the next leave or submit.
    }
    // The text was changed meanwhile: whoever waits gets the answer of the newest.
    if (control.signal.aborted) return this.running?.done ?? this.state.status === 'ok';
    this.running = null;
    this.settled = text;
    this.set({ status: problem ? 'error' : 'ok', problem, file: problem ? null : found });
    return problem === null;
  }

  private set(state: FileNumberState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
