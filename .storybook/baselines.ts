import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { COMPARED, framed } from './framed.ts';
import { checkLooks, type Worn } from './looks.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareTree: (id: string) => Promise<{ tree: string; expected: string | null }>;
  }
}

const frame = () => new Promise<unknown>(requestAnimationFrame);

/** Compares what assistive technology is told with the reviewed text in `__aria__`. */
async function checkTree(id: string): Promise<void> {
  // What a part does about a scroll or a size follows in the next frames.
  await frame();
  await frame();
  const { tree, expected } = await commands.compareTree(id);
  if (expected === null)
    throw new Error(`No reviewed ARIA tree of ${id}: look at this one, then npm run visual -- --update\n${tree}`);
  expect(tree, `ARIA tree of ${id} (.storybook/__aria__)`).toBe(expected);
}

/** Compares the page with the story's picture, without any tolerance. */
const checkPicture = (id: string): Promise<void> =>
  // One dash is made of two in names, but slashes are kept: tools/pictures.mjs turns it back.
  framed((frame) => expect(frame).toMatchScreenshot(id.replace('--', '/'), { timeout: 20_000 }));

/** What Storybook tells of a story that has just been played. */
interface Played {
  id: string;
  globals: object;
  parameters: {
    /** `picture`: no ARIA tree is kept, as of a page that is made of other stories. */
    baseline?: 'picture';
    looks?: Parameters<typeof checkLooks>[1];
    a11y?: { test?: string };
  };
}

const hasBaseline = () => expect.getState().testPath?.endsWith('.features.stories.tsx') ?? false;

/** Nothing may move or blink, whatever a part's own style says. */
const STILL = `*, ::before, ::after { animation: none !important; transition: none !important;
  caret-color: transparent !important; scroll-behavior: auto !important; }`;

/** From here on a timer is about something going away or taking long, not about something coming. */
const LATE_MILLISECONDS = 1500;

/** `part.stories.tsx`: what a part looks like at first, to be played with. Its feature stories show the same and more. */
const isPlayground = () => /\/[\w-]+\.stories\.tsx$/.test(expect.getState().testPath ?? '');

/**
 * Before a playground is drawn: axe looks at the feature stories of the same part, so not again here.
 *
 * Before a story with a baseline is drawn: it never moves, or a layer that once was animated is drawn otherwise than one that was not; and
 * late timers do not run, since a toast must not go away, nor a wait be called long, because the machine is slow.
 */
export function beforeEach(story: Played): (() => void) | undefined {
  if (isPlayground()) story.parameters = { ...story.parameters, a11y: { ...story.parameters.a11y, test: 'off' } };
  if (!hasBaseline()) return undefined;
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = STILL;
  const real = window.setTimeout;
  const early = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    delay < LATE_MILLISECONDS ? real(handler, delay, ...rest) : real(() => {}, 0);
  window.setTimeout = Object.assign(early, real);
  return () => {
    window.setTimeout = real;
    style.remove();
  };
}

/**
 * Storybook runs this after a story's play function, while the story is still shown. Only stories of `*.features.stories.tsx` have
 * baselines: the others show the same parts in the same states.
 */
export async function afterEach({ id, globals, parameters }: Played): Promise<void> {
  if (!hasBaseline()) return;
  const { baseline, looks = [], a11y } = parameters;
  const failures: Error[] = [];
  const inLooks = () => checkLooks(id, looks, globals as Worn, a11y?.test !== 'off');
  const pictures = baseline === 'picture' ? [checkPicture] : [checkTree, checkPicture];
  for (const check of [...(COMPARED ? pictures : []), inLooks])
    await check(id).catch((failure: unknown) => failures.push(failure as Error));
  if (failures.length > 1) throw new AggregateError(failures, failures.map(({ message }) => message).join('\n\n'));
  if (failures[0]) throw failures[0];
}
