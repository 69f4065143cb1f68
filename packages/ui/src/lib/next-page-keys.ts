import { boxIsThere } from './held-keys.ts';
import { hotkeys } from './hotkeys.ts';
import { isOfBrowser, nextTask, type PressedKey } from './pressed-key.ts';
import { replayKey } from './replay-key.ts';

/** Longer than any page takes to come; after that the keys are those of the page that stands. */
const mostMilliseconds = 10_000;

let held: PressedKey[] | null = null;
let isComing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function hold(event: KeyboardEvent): void {
  if (!event.isTrusted || event.isComposing || isOfBrowser(event)) return;
  // A box that stands over all pages needs none of them.
  if (held?.length === 0 && (boxIsThere() || hotkeys.find(event)?.opensBox)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held?.push(event);
}

/** A question that comes up instead of the page is not answered by what was typed for the page. */
function onFocus({ target }: FocusEvent): void {
  if (isComing && target instanceof Element && target.closest('[role=dialog],[role=alertdialog]')) dropNextPageKeys();
}

/** What was typed is dropped, and the keys are those of the page that stands: the next one does not come. */
export function dropNextPageKeys(): void {
  held = null;
  isComing = false;
  clearTimeout(timer);
  removeEventListener('keydown', hold, true);
  removeEventListener('focusin', onFocus, true);
  removeEventListener('pointerdown', dropNextPageKeys, true);
}

/**
 * Another page was asked for: what is typed from now on is for that one, as terminals keep what is typed ahead. Neither does the page
 * that is being left get any of it.
 */
export function holdNextPageKeys(): void {
  isComing = true;
  clearTimeout(timer);
  timer = setTimeout(dropNextPageKeys, mostMilliseconds);
  if (held !== null) return;
  held = [];
  addEventListener('keydown', hold, true);
  addEventListener('focusin', onFocus, true);
  addEventListener('pointerdown', dropNextPageKeys, true);
}

/** The page stands: it gets what was typed, key by key in its order, what is typed meanwhile behind it. */
export async function giveNextPageKeys(): Promise<void> {
  if (!isComing) return;
  isComing = false;
  // A page puts the focus where it was asked to in a task of its own.
  await nextTask();
  // One of the keys may ask for a further page, which gets what comes behind it.
  while (!isComing && held !== null) {
    const next = held.shift();
    if (next === undefined) return dropNextPageKeys();
    replayKey(next);
    await nextTask();
    await boxIsThere();
  }
}
