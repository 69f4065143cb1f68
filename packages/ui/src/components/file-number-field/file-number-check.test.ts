import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type FileLookup,
  FileNumberCheck,
  type FileNumberRules,
  judgeFile,
  tidyFileNumber,
} from './file-number-check.ts';
import { fileNumberFieldMessages } from './file-number-field.messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = (gfNo: string, isLocked = false): FileLookup => ({ ordersID: 7, gfNo, isLocked });

/** A check whose answers the test gives, in any order. */
function scripted(rules: Partial<FileNumberRules> = {}) {
  const calls: { text: string; signal: AbortSignal; reply: (found: FileLookup | null) => void; fail: () => void }[] =
    [];
  const check = new FileNumberCheck({
    mode: 'exists',
    allowLocked: false,
    required: true,
    minLength: 3,
    debounce: 500,
    ...rules,
    find: (text, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ text, signal, reply: resolve, fail: () => reject(new Error('lost')) });
      }),
  });
  return { check, calls };
}
const pause = (ms = 500) => vi.advanceTimersByTimeAsync(ms);

it.each([
  // holds blocks 5.17
  ['required', {}, '', undefined, 'File Number is required'],
  // holds blocks 5.17
  ['short', {}, '12', undefined, 'File Number must have at least 3 characters'],
  // holds blocks 5.17
  ['locked', {}, '12-3456', file('12-3456', true), 'Restricted Access, File is locked'],
  // holds blocks 5.17
  ['inUse', { mode: 'unique' }, '12-3456', file('12-3456'), 'File Number is already in use'],
  // holds blocks 5.17
  ['missing', {}, '12-9999', null, 'File Number does not exist'],
] as const)('%s', async (problem, rules, text, found, message) => {
  const { check, calls } = scripted(rules);
  const done = check.check(text);
  if (found !== undefined) calls[0]?.reply(found);
  expect(await done).toBe(false);
  expect(check.state).toMatchObject({ status: 'error', problem });
  const words = fileNumberFieldMessages[problem];
  expect(typeof words === 'function' ? words(3) : words).toBe(message);
});

// holds blocks 4.18
it.each([
  ['exists', false, file('12-3456'), null],
  ['exists', true, file('12-3456', true), null],
  ['unique', false, null, null],
  ['unique', false, file('12-3456', true), 'inUse'],
] as const)('mode %s, locked allowed %s', (mode, allowLocked, found, problem) => {
  expect(judgeFile(found, { mode, allowLocked })).toBe(problem);
});

// holds blocks 4.17, blocks 9.3
it('waits half a second after the last key', async () => {
  const { check, calls } = scripted();
  check.type('12-3');
  await pause(400);
  check.type('12-34 ');
  await pause(499);
  expect(calls).toHaveLength(0);
  await pause(1);
  expect(calls.map((call) => call.text)).toEqual(['12-34']);
  expect(check.state.status).toBe('checking');
});

it('says nothing about a short text while it is typed', async () => {
  const { check, calls } = scripted();
  check.type('12');
  await pause();
  expect([calls.length, check.state.status]).toEqual([0, 'idle']);
});

it('lets the last question win, in whatever order the answers come', async () => {
  const { check, calls } = scripted();
  const first = check.check('12-3456');
  check.type('12-34567');
  const second = check.check('12-34567');
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[1]?.reply(file('12-34567'));
  calls[0]?.reply(null);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(check.state).toMatchObject({ status: 'ok', file: file('12-34567') });
});

it('makes a submit wait for the check that runs, without asking twice', async () => {
  const { check, calls } = scripted();
  check.type('12-3456');
  await pause();
  let sent: boolean | undefined;
  const submit = check.check('12-3456').then((fine) => {
    sent = fine;
  });
  await pause(0);
  expect(sent).toBeUndefined();
  calls[0]?.reply(file('12-3456'));
  await submit;
  expect([sent, calls.length]).toEqual([true, 1]);
  expect(await check.check(' 12-3456 ')).toBe(true);
  expect(calls).toHaveLength(1);
});

it('tries again after the lookup failed', async () => {
  const { check, calls } = scripted();
  const first = check.check('12-3456');
  calls[0]?.fail();
  expect(await first).toBe(false);
  expect(check.state.problem).toBe('offline');
  const second = check.check('12-3456');
  calls[1]?.reply(file('12-3456'));
  expect(await second).toBe(true);
});

it('takes an empty text that is not required', async () => {
  const { check } = scripted({ required: false });
  expect(await check.check('  ')).toBe(true);
  expect(check.state.status).toBe('idle');
});

it.each([
  [' 12-3456 ', '12-3456'],
  ['12\u20133456', '12-3456'],
  ['12\u22123456\u2014B', '12-3456-B'],
  ['12/3456 b', '12/3456 b'],
])('%j is looked up as %j', async (typed, text) => {
  expect(tidyFileNumber(typed)).toBe(text);
  const { check, calls } = scripted();
  void check.check(typed);
  expect(calls.map((call) => call.text)).toEqual([text]);
});
