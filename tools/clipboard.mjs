/** Turns at the clipboard: a browser has one for all its pages, so files whose tests press its keys run one at a time, all others side by side. */
import { readFile } from 'node:fs/promises';

const PRESSED = /\{Control>\}[cxv]\{/;

let last = Promise.resolve();
/** @type {Map<string, () => void>} */
const holders = new Map();

/**
 * Waits for the clipboard where the file under test presses its keys.
 * @param {{ testPath: string | undefined, sessionId: string }} page
 */
export async function takeClipboard({ testPath = '', sessionId }) {
  if (!PRESSED.test(await readFile(testPath, 'utf8'))) return;
  const before = last;
  last = new Promise((done) => holders.set(sessionId, done));
  await before;
}

/**
 * Gives the clipboard to the next file that waits for it.
 * @param {{ sessionId: string }} page
 */
export function giveClipboard({ sessionId }) {
  holders.get(sessionId)?.();
  holders.delete(sessionId);
}
