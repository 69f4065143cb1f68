import { describe, expect, test, vi } from 'vitest';
import { createToastStore, createToasts, createToastsDouble, type ToastTypeAlias } from './index.ts';

describe('toasts, without React', () => {
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
