import { describe, expect, test, vi } from 'vitest';
import { createToastStore, createToasts, createToastsDouble, type ToastTypeAlias } from './index.ts';

// holds core 4.39
describe('toasts, without React', () => {
  // holds core 9.7
  test.each([
    ['success', 'success', 2000],
    ['info', 'info', 3000],
    ['warning', 'warning', 3000],
    ['warn', 'warning', 3000],
    ['error', 'error', Number.POSITIVE_INFINITY],
    ['danger', 'error', Number.POSITIVE_INFINITY],
  ] as const)('%s is %s for %d ms', (given, type, duration) => {
    const toasts = createToasts(createToastStore());
    toasts.show(given, 'Saved');
    expect(toasts.history()[0]).toMatchObject({ type, duration, title: 'Saved' });
  });

  test.each([
    ['unknown type', 'fatal', 'Saved'],
    ['no text', 'info', ''],
    ['no options', 'info', undefined],
    ['a number', 'info', 7],
  ])('%s: Invalid toast arguments', (_name, type, options) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const toasts = createToasts(createToastStore());
    toasts.show(type as ToastTypeAlias, options as string);
    expect(toasts.history()).toHaveLength(1);
    expect(toasts.history()[0]).toMatchObject({ type: 'error', title: 'Invalid toast arguments' });
    error.mockRestore();
  });

  test('a message alone is the title, line breaks are spaces, markup is text', () => {
    const toasts = createToasts(createToastStore());
    toasts.warn({ message: 'Access to Payoffs is not authorized.<br>Please contact your administrator.' });
    expect(toasts.history()[0]).toMatchObject({
      title: 'Access to Payoffs is not authorized. Please contact your administrator.',
      message: undefined,
    });
  });

  test('the same id takes the place of the shown one; null stays; 50 are kept', () => {
    const toasts = createToasts(createToastStore());
    toasts.info({ id: 'save', title: 'Saving', duration: null });
    toasts.success({ id: 'save', title: 'Saved' });
    expect(toasts.history().map((toast) => toast.title)).toEqual(['Saved']);
    for (let count = 0; count < 60; count++) toasts.info(`Note ${count}`);
    expect(toasts.history()).toHaveLength(50);
  });

  test('five at once: one more takes the place of the oldest that would go by itself, then of the oldest', () => {
    const store = createToastStore();
    const toasts = createToasts(store);
    const gone: (string | undefined)[] = [];
    store.listen((event) => event.kind === 'dismiss' && gone.push(event.id));
    toasts.error({ id: 'e1', title: 'Not saved' });
    for (const id of ['i1', 'i2', 'i3', 'i4']) toasts.info({ id, title: id });
    expect(gone).toEqual([]);
    toasts.error({ id: 'e2', title: 'Not printed' });
    expect(gone).toEqual(['i1']);
    // The same id takes no further place, and one that went by itself leaves one free.
    toasts.error({ id: 'e2', title: 'Not printed' });
    store.closed('i2');
    toasts.error({ id: 'e3', title: 'Not sent' });
    expect(gone).toEqual(['i1']);
    for (const id of ['e4', 'e5', 'e6']) toasts.error({ id, title: id });
    expect(gone).toEqual(['i1', 'i3', 'i4', 'e1']);
    expect(toasts.history()).toHaveLength(10);
  });

  test('the history tells of changes, knows when, and can be cleared', () => {
    const store = createToastStore(() => 1_365_760_800_000);
    const watcher = vi.fn();
    const stop = store.watch(watcher);
    createToasts(store).success('Email sent');
    expect(store.history()[0]?.at).toBe(1_365_760_800_000);
    store.clearHistory();
    expect(store.history()).toEqual([]);
    expect(watcher).toHaveBeenCalledTimes(2);
    stop();
  });

  test('what is shown before the host listens is handed over', () => {
    const store = createToastStore();
    createToasts(store).info('Early');
    const seen: string[] = [];
    store.listen((event) => event.kind === 'show' && seen.push(event.toast.title));
    createToasts(store).info('Late');
    expect(seen).toEqual(['Early', 'Late']);
  });

  test('the double remembers', () => {
    const double = createToastsDouble();
    double.error('Not saved');
    expect(double.shown()).toEqual([{ type: 'error', title: 'Not saved', message: undefined, action: undefined }]);
  });
});
