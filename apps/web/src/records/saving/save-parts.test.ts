import { describe, expect, it, vi } from 'vitest';
import type { Attempt } from './save-engine.ts';
import { createSaveParts } from './save-parts.ts';

function part(isChanged: boolean, attempt: Attempt = { kind: 'saved' }, isValid = true) {
  const state = { isChanged };
  return {
    state,
    hasChanges: vi.fn(() => state.isChanged),
    validate: vi.fn(async () => isValid),
    send: vi.fn(async () => {
      if (attempt.kind === 'saved') state.isChanged = false;
      return attempt;
    }),
  };
}

describe('the parts of a page', () => {
  it('are saved with it, the unchanged ones left alone', async () => {
    const parts = createSaveParts(() => {});
    const [one, two] = [part(true), part(false)];
    parts.add(one);
    parts.add(two);
    expect(parts.hasChanges()).toBe(true);
    expect(await parts.validate()).toBe(true);
    expect(await parts.send()).toEqual({ kind: 'saved' });
    expect(parts.hasChanges()).toBe(false);
    expect(two.validate).not.toHaveBeenCalled();
    expect(two.send).not.toHaveBeenCalled();
  });

  it('are all checked, so that every wrong field is marked', async () => {
    const parts = createSaveParts(() => {});
    const [one, two] = [part(true, undefined, false), part(true, undefined, false)];
    parts.add(one);
    parts.add(two);
    expect(await parts.validate()).toBe(false);
    expect(two.validate).toHaveBeenCalledTimes(1);
  });

  it('end with the first that is not saved, and come again after a merge', async () => {
    const parts = createSaveParts(() => {});
    const [failing, after] = [part(true, { kind: 'failed', message: 'No answer' }), part(true)];
    const remove = parts.add(failing);
    parts.add(after);
    expect(await parts.send()).toEqual({ kind: 'failed', message: 'No answer' });
    expect(after.send).not.toHaveBeenCalled();
    remove();
    parts.add(part(true, { kind: 'again' }));
    expect(await parts.send()).toEqual({ kind: 'again' });
    expect(after.state.isChanged).toBe(false);
  });

  it('are sent with the page in one call where one of them is stored with it and has changed', async () => {
    const parts = createSaveParts(() => {});
    const page = vi.fn(async () => ({ kind: 'saved' }) as const);
    const sendWith = vi.fn(async () => ({ kind: 'again' }) as const);
    const beside = { ...part(false), sendWith };
    parts.add(part(true));
    parts.add(beside);
    expect(await parts.sendPage(page)).toEqual({ kind: 'saved' });
    beside.state.isChanged = true;
    expect(await parts.sendPage(page)).toEqual({ kind: 'again' });
    expect(sendWith.mock.calls).toEqual([[page]]);
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('say when they change and when they go', () => {
    const onChange = vi.fn();
    const parts = createSaveParts(onChange);
    const remove = parts.add(part(true));
    parts.changed();
    remove();
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(parts.hasChanges()).toBe(false);
  });
});
