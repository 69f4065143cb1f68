import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DialogEntry } from './dialogs.store.ts';
import { createDialogStore, createDialogsDouble, dialogs, installDialogs } from './index.ts';

const Body = () => null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the store, without React', () => {
  // holds core 2.44
  test('settles with the result', async () => {
    const store = createDialogStore();
    store.mountHost();
    const promise = store.open(Body, {}, {});
    expect(store.count()).toBe(1);
    store.getStack()[0]?.control.close('saved');
    expect(await promise).toEqual({ dismissed: false, value: 'saved' });
    expect(store.count()).toBe(0);
  });

  test.each([
    ['escape', (store: ReturnType<typeof createDialogStore>) => store.getStack()[0]?.requestDismiss('escape')],
    ['close', (store: ReturnType<typeof createDialogStore>) => store.close()],
    ['logout', (store: ReturnType<typeof createDialogStore>) => store.closeAll('logout')],
  ])('settles as dismissed: %s', async (reason, act) => {
    const store = createDialogStore();
    store.mountHost();
    const promise = store.open(Body, {});
    act(store);
    expect(await promise).toEqual({ dismissed: true, reason });
  });

  test('settles when the host goes, and when there never was one', async () => {
    const store = createDialogStore();
    const unmount = store.mountHost();
    const first = store.open(Body, {});
    unmount();
    expect(await first).toEqual({ dismissed: true, reason: 'unmount' });

    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const second = store.open(Body, {});
    await vi.advanceTimersByTimeAsync(5000);
    expect(await second).toEqual({ dismissed: true, reason: 'no-host' });
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  test('a host that remounts at once (strict mode) dismisses nothing', async () => {
    const store = createDialogStore();
    const unmount = store.mountHost();
    void store.open(Body, {});
    unmount();
    store.mountHost();
    await Promise.resolve();
    expect(store.count()).toBe(1);
  });

  // holds core 4.21
  test('one at a time by key, and again after it settled', async () => {
    const store = createDialogStore();
    store.mountHost();
    const first = store.open(Body, {}, { key: 'free' });
    expect(store.open(Body, {}, { key: 'free' })).toBe(first);
    expect(store.count()).toBe(1);
    first.dismiss();
    await first;
    await Promise.resolve();
    expect(store.open(Body, {}, { key: 'free' })).not.toBe(first);
  });

  test('the key is free in the tick in which its dialog closes, and a second close frees no other', async () => {
    const store = createDialogStore();
    store.mountHost();
    const first = store.open(Body, {}, { key: 'free' });
    first.close(undefined);
    const second = store.open(Body, {}, { key: 'free' });
    expect(second).not.toBe(first);
    expect(store.count()).toBe(1);
    first.close(undefined);
    await first;
    await Promise.resolve();
    expect(store.open(Body, {}, { key: 'free' })).toBe(second);
    store.closeAll();
    expect(store.open(Body, {}, { key: 'free' })).not.toBe(second);
  });

  // holds core 2.49
  test('preExecute can block, also by failing', async () => {
    const store = createDialogStore();
    store.mountHost();
    expect(await store.open(Body, {}, { preExecute: () => false })).toEqual({ dismissed: true, reason: 'blocked' });
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await store.open(Body, {}, { preExecute: () => Promise.reject(new Error('no')) })).toEqual({
      dismissed: true,
      reason: 'blocked',
    });
    error.mockRestore();
    const open = store.open(Body, {}, { preExecute: async () => true });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.count()).toBe(1);
    open.dismiss();
    await open;
  });

  // holds core 2.45
  test('closeAll settles also what is still waiting for its preExecute', async () => {
    const store = createDialogStore();
    store.mountHost();
    const promise = store.open(Body, {}, { preExecute: () => new Promise<boolean>(() => {}) });
    store.closeAll('navigation');
    expect(await promise).toEqual({ dismissed: true, reason: 'navigation' });
  });

  test('a guard keeps it open, is asked once at a time, and closeAll does not ask', async () => {
    const store = createDialogStore();
    store.mountHost();
    const promise = store.open(Body, {});
    const entry = store.getStack()[0];
    const guard = vi.fn(async () => false);
    entry?.control.setGuard(guard);
    entry?.requestDismiss('escape');
    entry?.requestDismiss('escape');
    await vi.advanceTimersByTimeAsync(0);
    expect(guard).toHaveBeenCalledOnce();
    expect(store.count()).toBe(1);
    store.closeAll();
    expect(await promise).toEqual({ dismissed: true, reason: 'closeAll' });
  });

  test('the one on top is closed first; lower levels stay', async () => {
    const store = createDialogStore();
    store.mountHost();
    void store.open(Body, {}, { title: 'one' });
    const two = store.open(Body, {}, { title: 'two' });
    store.close();
    expect(await two).toEqual({ dismissed: true, reason: 'close' });
    expect(store.getStack().map((entry) => entry.options.title)).toEqual(['one']);
  });

  // holds core 2.45
  test('reload counts the version up, and only of that dialog', () => {
    const store = createDialogStore();
    store.mountHost();
    const one = store.open(Body, {});
    void store.open(Body, {});
    store.reload(one.id);
    store.reload();
    expect(store.getStack().map((entry) => entry.version)).toEqual([1, 1]);
  });
});

describe('work of a level', () => {
  const opened = () => {
    const store = createDialogStore();
    store.mountHost();
    const promise = store.open(Body, {});
    const entry = () => store.getStack()[0];
    return { store, promise, entry, control: entry()?.control };
  };

  test('is busy meanwhile and answers the result', async () => {
    const { control, entry } = opened();
    let finish = (_value: string) => {};
    const answer = control?.run(() => new Promise<string>((resolve) => (finish = resolve)), { message: 'Saving' });
    expect(control?.busy.getState()).toMatchObject({ busy: true, item: { message: 'Saving' } });
    await vi.advanceTimersByTimeAsync(0);
    finish('saved');
    expect(await answer).toBe('saved');
    expect(control?.busy.getState().busy).toBe(false);
    expect(entry()?.problem).toBeNull();
  });

  test('a failure waits for Try again; what was open stays', async () => {
    const { control, entry, store } = opened();
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('The server did not answer.'))
      .mockResolvedValueOnce('saved');
    const answer = control?.run(work);
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()?.problem?.message).toBe('The server did not answer.');
    expect(control?.busy.getState().busy).toBe(false);
    expect(store.count()).toBe(1);
    entry()?.problem?.onRetry();
    expect(entry()?.problem).toBeNull();
    expect(await answer).toBe('saved');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['given up', (entry: DialogEntry | undefined) => entry?.problem?.onGiveUp()],
    ['closed', (entry: DialogEntry | undefined) => entry?.control.close(undefined)],
    ['dismissed', (entry: DialogEntry | undefined) => entry?.requestDismiss('escape')],
  ])('%s it answers undefined', async (_name, act) => {
    const { control, entry } = opened();
    const answer = control?.run(() => Promise.reject(new Error('offline')), { failed: () => 'Not saved.' });
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()?.problem?.message).toBe('Not saved.');
    act(entry());
    expect(await answer).toBeUndefined();
  });

  test('cancelled it aborts, and a late answer changes nothing', async () => {
    const { control, entry } = opened();
    let signal: AbortSignal | undefined;
    let finish = (_value: string) => {};
    const answer = control?.run(
      (given) => {
        signal = given;
        return new Promise<string>((resolve) => (finish = resolve));
      },
      { cancellable: true },
    );
    await vi.advanceTimersByTimeAsync(0);
    control?.busy.getState().item?.onCancel?.();
    expect(await answer).toBeUndefined();
    expect(signal?.aborted).toBe(true);
    finish('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()?.problem).toBeNull();
    expect(control?.busy.getState().busy).toBe(false);
  });

  test('each level has its own', () => {
    const store = createDialogStore();
    store.mountHost();
    void store.open(Body, {});
    void store.open(Body, {});
    store.getStack()[1]?.control.busy.begin('save');
    expect(store.getStack().map((entry) => entry.control.busy.getState().busy)).toEqual([false, true]);
  });
});

describe('leaving a route', () => {
  test('asks the guards from the top down; one that stays keeps all', async () => {
    const store = createDialogStore();
    store.mountHost();
    const one = store.open(Body, {});
    void store.open(Body, {});
    const asked: string[] = [];
    let below = false;
    store.getStack()[0]?.control.setGuard(() => {
      asked.push('below');
      return below;
    });
    store.getStack()[1]?.control.setGuard(async () => asked.push('top') > 0);
    expect(store.isGuarded()).toBe(true);
    expect(await store.leave()).toBe(false);
    expect(asked).toEqual(['top', 'below']);
    expect(store.count()).toBe(2);
    below = true;
    expect(await store.leave()).toBe(true);
    expect(await one).toEqual({ dismissed: true, reason: 'navigation' });
    expect(store.count()).toBe(0);
    expect(store.isGuarded()).toBe(false);
  });

  test('a question that is already asked is not asked twice', async () => {
    const store = createDialogStore();
    store.mountHost();
    void store.open(Body, {});
    let answer = (_leave: boolean) => {};
    const guard = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    store.getStack()[0]?.control.setGuard(guard);
    store.getStack()[0]?.requestDismiss('escape');
    await vi.advanceTimersByTimeAsync(0);
    const left = store.leave();
    await vi.advanceTimersByTimeAsync(0);
    answer(true);
    expect(await left).toBe(true);
    expect(guard).toHaveBeenCalledOnce();
  });
});

describe('the test double', () => {
  test('answers from a script and records', async () => {
    const double = createDialogsDouble();
    const restore = installDialogs(double);
    double.answer({ confirm: true }, { promptText: 'Next week' }, { open: { dismissed: false, value: 7 } });
    expect(await dialogs.confirm('Delete clause 4.c?')).toBe(true);
    expect(await dialogs.confirm('Again?')).toBe(false);
    expect(await dialogs.promptText({ title: 'Rename', label: 'Name' })).toBe('Next week');
    expect(await dialogs.open(Body, {})).toEqual({ dismissed: false, value: 7 });
    await dialogs.message('Done');
    expect(double.calls.map((call) => call.kind)).toEqual(['confirm', 'confirm', 'promptText', 'open', 'message']);
    const options = [{ value: 6, label: 'Lender' }];
    double.answer({ promptDate: '2013-04-15' }, { promptSelect: 6 }, { promptMultiSelect: [6, 10] }, { leave: false });
    expect(await dialogs.promptDate({ title: 'Close file', label: 'Closing' })).toBe('2013-04-15');
    expect(await dialogs.promptSelect({ title: 'Role', label: 'Role', options })).toBe(6);
    expect(await dialogs.promptMultiSelect({ title: 'Roles', label: 'Roles', options })).toEqual([6, 10]);
    expect(await dialogs.promptMultiSelect({ title: 'Roles', label: 'Roles', options })).toBeNull();
    expect(await dialogs.leave()).toBe(false);
    expect(await dialogs.leave()).toBe(true);
    restore();
  });
});
