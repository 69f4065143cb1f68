/** Milliseconds of `times` calls made by so many clients at once, each beginning the next call when its last one has ended. */
export async function latencies(
  clients: number,
  times: number,
  call: (turn: number) => Promise<void>,
): Promise<number[]> {
  const taken: number[] = [];
  let turn = 0;
  const client = async () => {
    while (turn < times) {
      const own = turn++;
      const began = performance.now();
      await call(own);
      taken.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return taken;
}
