import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessKeyBinding, ariaKeyShortcut, createHotkeys, type HotkeyRegistry, hotkeyText } from './hotkeys.ts';

/** A window that only passes events on, so that the registry is tested without a browser. */
function fakeWindow() {
  const target = new EventTarget();
  // The registry only listens.
  return target as unknown as Window;
}
const press = (target: Window, init: Partial<KeyboardEvent>) => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    getModifierState: (name: string) =>
      Boolean({ Alt: init.altKey, Control: init.ctrlKey, Shift: init.shiftKey, Meta: init.metaKey }[name]),
    ...init,
  });
  target.dispatchEvent(event);
  return event;
};

let registry: HotkeyRegistry;
let target: Window;
let detach: () => void;
beforeEach(() => {
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', { querySelector: () => null });
  registry = createHotkeys();
  target = fakeWindow();
  detach = registry.attach(target);
});
afterEach(() => {
  detach();
  vi.unstubAllGlobals();
});

const key = (letter: string) => ({ key: letter, code: `Key${letter.toUpperCase()}` });

describe('hotkeys', () => {
  test('calls the handler and prevents the default', () => {
    const handler = vi.fn();
    registry.register({ keys: 'Alt+KeyM', label: 'Main', handler });
    const event = press(target, { ...key('m'), altKey: true });
    expect(handler).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(true);
    press(target, key('m'));
    press(target, { ...key('m'), altKey: true, ctrlKey: true });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('decides by the physical key, so Alt that types another letter still works', () => {
    const handler = vi.fn();
    registry.register({ keys: 'Alt+KeyM', label: 'Main', handler });
    press(target, { key: 'µ', code: 'KeyM', altKey: true });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('a later scope wins, within a scope the first', () => {
    const calls: string[] = [];
    const add = (label: string, scope?: string) =>
      registry.register({ keys: 'Alt+KeyN', label, scope, handler: () => calls.push(label) });
    add('New file');
    add('Notes');
    const drop = add('Next clause', 'clauses');
    press(target, { ...key('n'), altKey: true });
    drop();
    press(target, { ...key('n'), altKey: true });
    expect(calls).toEqual(['Next clause', 'New file']);
    expect(registry.conflicts()).toEqual([{ keys: 'Alt+KeyN', scope: 'app', labels: ['New file', 'Notes'] }]);
  });

  test('can be remapped, and one or all switched off', () => {
    const handler = vi.fn();
    registry.register({ keys: 'Alt+KeyN', label: 'New file', handler });
    registry.remap({ 'Alt+KeyN': 'Alt+KeyX' });
    press(target, { ...key('n'), altKey: true });
    press(target, { ...key('x'), altKey: true });
    registry.remap({ 'Alt+KeyN': null });
    press(target, { ...key('n'), altKey: true });
    registry.remap({});
    registry.setEnabled(false);
    press(target, { ...key('n'), altKey: true });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('tells while Alt alone is held', () => {
    const seen: boolean[] = [];
    registry.subscribe(() => seen.push(registry.altHeld()));
    press(target, { key: 'Alt', altKey: true });
    target.dispatchEvent(Object.assign(new Event('keyup'), { key: 'Alt' }));
    press(target, { key: 'Alt', altKey: true, ctrlKey: true });
    press(target, { key: 'Alt', altKey: true });
    target.dispatchEvent(new Event('blur'));
    expect(seen).toEqual([true, false, true, false]);
  });

  test('what is on its way out takes its key and does nothing', () => {
    const handler = vi.fn();
    let stands = false;
    registry.register({ keys: 'Insert', label: 'Add', handler, stands: () => stands });
    expect(press(target, { key: 'Insert' }).defaultPrevented).toBe(true);
    expect(handler).not.toHaveBeenCalled();
    stands = true;
    press(target, { key: 'Insert' });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('leaves alone what another part has handled', () => {
    const handler = vi.fn();
    registry.register({ keys: 'Alt+KeyM', label: 'Main', handler });
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      ...key('m'),
      altKey: true,
      getModifierState: () => false,
    });
    event.preventDefault();
    target.dispatchEvent(event);
    expect(handler).not.toHaveBeenCalled();
  });
});

test.each([
  ['m', 'Alt+KeyM', 'Alt+M', 'Alt M'],
  ['7', 'Alt+Digit7', 'Alt+7', 'Alt 7'],
])('access key %s', (letter, binding, aria, text) => {
  expect(accessKeyBinding(letter)).toBe(binding);
  expect(ariaKeyShortcut(binding)).toBe(aria);
  expect(hotkeyText(binding)).toBe(text);
});

test('$mod is told as Control', () => {
  expect(ariaKeyShortcut('$mod+k')).toBe('Control+K');
  expect(ariaKeyShortcut(null)).toBeUndefined();
  expect(hotkeyText('$mod+k')).toBe('Ctrl K');
});
