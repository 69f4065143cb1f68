/** How what a story shows is read and written: it may come a moment later, and several pages are compared side by side. */

const SETTLES_MILLISECONDS = 3000;

/**
 * Reads again until it is what was waited for, or time is up; answers what was read last.
 * @template T
 * @param {() => Promise<T>} read
 * @param {(now: T) => boolean} is
 */
export async function settled(read, is) {
  const end = performance.now() + SETTLES_MILLISECONDS;
  let now = await read();
  while (!is(now) && performance.now() < end) now = await read();
  return now;
}

/** @type {Promise<unknown>} */
let turn = Promise.resolve();

/**
 * Runs after what came before: stories of several pages write into the same files.
 * @param {() => Promise<void>} work
 */
export async function inTurn(work) {
  turn = turn.then(work);
  await turn;
}
