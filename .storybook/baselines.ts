import { expect } from 'vitest';
import { cdp, commands } from 'vitest/browser';
import { type AxNode, renderTree } from './aria-tree.ts';
import { COMPARED, framed } from './framed.ts';
import { checkLooks, type Worn } from './looks.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareTree: (id: string, tree: string | null) => Promise<{ expected: string | null; update: boolean }>;
  }
}

interface FrameTree {
  frame: { id: string; url: string };
  childFrames?: FrameTree[];
}

/** The frame this story runs in: vitest draws stories inside a page of its own. */
async function ownFrame(session: { send: (method: string) => Promise<unknown> }): Promise<string> {
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: FrameTree };
  const all = (tree: FrameTree): FrameTree['frame'][] => [tree.frame, ...(tree.childFrames ?? []).flatMap(all)];
  const own = all(frameTree).find(({ url }) => url === window.location.href);
  if (!own) throw new Error(`No frame shows ${window.location.href}`);
  return own.id;
}

const SETTLES_MILLISECONDS = 3000;
const QUIET_MILLISECONDS = 400;

/** Waits until the page has not changed for a while: parts that load on demand come a moment later. */
async function quiet(): Promise<void> {
  const end = performance.now() + SETTLES_MILLISECONDS;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() < Math.min(changed + QUIET_MILLISECONDS, end))
    await new Promise((done) => requestAnimationFrame(done));
  observer.disconnect();
}

/** Compares what assistive technology is told with the reviewed text in `__aria__`. */
async function checkTree(id: string): Promise<void> {
  const session = cdp() as unknown as { send: (method: string, parameters?: object) => Promise<unknown> };
  const frameId = await ownFrame(session);
  const read = async () => {
    const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId })) as { nodes: AxNode[] };
    return renderTree(nodes);
  };
  const { expected, update } = await commands.compareTree(id, null);
  if (update) {
    await quiet();
    await commands.compareTree(id, await read());
    return;
  }
  const end = performance.now() + SETTLES_MILLISECONDS;
  let tree = await read();
  while (expected !== null && tree !== expected && performance.now() < end) tree = await read();
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
