const signals = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * Runs `work` and ends what it gave to its stack: servers, browsers, folders; also when it fails and when the process is told to stop.
 * What is just starting when a signal comes is not on the stack yet and ends with the process.
 */
export async function untilEnd(work: (ending: AsyncDisposableStack) => Promise<void>): Promise<void> {
  const ending = new AsyncDisposableStack();
  let ended: Promise<void> | undefined;
  // Whoever comes second waits for the first.
  const end = () => {
    ended ??= ending.disposeAsync();
    return ended;
  };
  for (const [signal, number] of Object.entries(signals))
    process.once(signal, () => void end().finally(() => process.exit(128 + number)));
  try {
    await work(ending);
  } catch (error) {
    // After a signal the work fails because its servers are gone.
    if (!ended) throw error;
  } finally {
    await end();
  }
}
