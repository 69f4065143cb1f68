import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DiffViewer } from './index.ts';
import { sanitizeAll } from './sanitize-rows.ts';
import { startCompare } from './start-compare.ts';
import { after, before, longAfter, longBefore } from './stories-data.ts';

const RealWorker = window.Worker;
let started = 0;

beforeEach(() => {
  started = 0;
  window.Worker = class extends RealWorker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      started++;
    }
  };
});
afterEach(() => {
  window.Worker = RealWorker;
  clearPage();
});

const job = (a: string, b: string) => ({
  before: a,
  after: b,
  ignore: { case: false, space: false, format: false },
  maxSize: 1e7,
});

test('long texts are compared in a worker, with progress; short ones here', async () => {
  const told: number[] = [];
  const long = await startCompare(job(longBefore, longAfter), (done) => told.push(done)).result;
  expect(started).toBe(1);
  expect(long.rows).toHaveLength(400);
  expect(long.changes).toHaveLength(11);
  expect(told.length).toBeGreaterThan(1);
  const short = await startCompare(job(before, after), () => {}).result;
  expect(started).toBe(1);
  expect(short.changes).toHaveLength(4);
});

test('where a policy forbids workers, the page compares by itself', async () => {
  // A worker that never comes to be needs no methods.
  window.Worker = class {
    constructor() {
      throw new DOMException('Refused by the policy', 'SecurityError');
    }
  } as unknown as typeof Worker;
  const { changes } = await startCompare(job(longBefore, longAfter), () => {}).result;
  expect(changes).toHaveLength(11);
});

test('a worker that fails to load is no reason to fail', async () => {
  // What the comparison uses of a worker.
  window.Worker = class extends EventTarget {
    onerror: (() => void) | null = null;
    postMessage() {
      queueMicrotask(() => this.onerror?.());
    }
    terminate() {}
  } as unknown as typeof Worker;
  const { changes } = await startCompare(job(longBefore, longAfter), () => {}).result;
  expect(changes).toHaveLength(11);
});

test('pieces stay apart, whatever one of them tries', () => {
  expect(sanitizeAll(['<p>a</p>', '</div></div><p>b</p><div data-piece="">c', '<img src=x onerror=alert(1)>'])).toEqual(
    ['<p>a</p>', '<p>b</p><div data-piece="">c</div>', '<img alt="">'],
  );
  expect(sanitizeAll([])).toEqual([]);
});

test('a selection that began in one column leaves the other out', async () => {
  const host = await show(
    <div style={{ width: 800 }}>
      <DiffViewer before={before} after={after} />
    </div>,
  );
  await until(() => host.querySelector('td[data-side=after] ins'));
  const ins = host.querySelector('td[data-side=after] ins');
  ins?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const old = host.querySelector('td[data-side=before]') as HTMLElement;
  await until(() => getComputedStyle(old).userSelect === 'none');
  expect(getComputedStyle(ins as Element).userSelect).not.toBe('none');
});
