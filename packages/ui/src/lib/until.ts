/**
 * Waits until something holds, looking again every few milliseconds.
 * @param holds is asked again and again; what it throws counts as "not yet"
 * @param what did not happen, for the error
 * @param milliseconds to wait at most; default 30 seconds: looking costs nothing, and a busy machine may stand still
 */
export async function until<T>(
  holds: () => T,
  what: string | (() => string) = 'it',
  milliseconds = 30_000,
): Promise<NonNullable<T>> {
  const end = performance.now() + milliseconds;
  for (;;) {
    let thrown = '';
    try {
      const found = holds();
      if (found) return found;
    } catch (error) {
      thrown = `: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (performance.now() > end) throw new Error(`${typeof what === 'string' ? what : what()} did not happen${thrown}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}
