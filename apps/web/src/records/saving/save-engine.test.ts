import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, createSaveEngine, type SaveEffects } from './save-engine.ts';

function setUp(changes: Partial<SaveEffects> = {}) {
  const form = { isChanged: true };
  const effects = {
    mayEdit: vi.fn(() => true),
    hasChanges: vi.fn(() => form.isChanged),
    validate: vi.fn(async () => true),
    send: vi.fn(async (): Promise<Attempt> => {
      form.isChanged = false;
      return { kind: 'saved' };
    }),
    now: () => Date.now(),
    ...changes,
  };
  const send = vi.mocked(effects.send);
  return { form, effects, send, engine: createSaveEngine(effects, 200) };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('save', () => {
  // holds core 4.22, core 9.3
  it('goes at once, and drops repeats within 200 ms', async () => {
    const { engine, send } = setUp();
    send.mockResolvedValueOnce({ kind: 'failed', message: 'The server is busy.' });
    expect(await engine.save()).toBe('failed');
    await vi.advanceTimersByTimeAsync(199);
    expect(await engine.save()).toBe('skipped');
    expect(send).toHaveBeenCalledTimes(1);
    // Leading edge only: nothing follows by itself.
    await vi.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await engine.save()).toBe('saved');
    expect(send).toHaveBeenCalledTimes(2);
  });

  // holds core 4.22
  it('is no repeat once a save went through and something was changed after it', async () => {
    const { engine, send, form } = setUp();
    expect(await engine.save()).toBe('saved');
    expect(await engine.save()).toBe('skipped');
    form.isChanged = true;
    await vi.advanceTimersByTimeAsync(1);
    expect(await engine.save()).toBe('saved');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('says why where the rules to check with cannot be fetched, and goes once they can', async () => {
    const validate = vi.fn(async () => true).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { engine, send } = setUp({ validate });
    expect(await engine.save()).toBe('failed');
    expect(engine.state.get().failure).toMatch(/^The server does not answer/);
    expect(send).not.toHaveBeenCalled();
    engine.answersAgain();
    expect(engine.state.get().failure).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(await engine.save()).toBe('saved');
  });

  it('is no repeat where something was typed since, also after a save that failed', async () => {
    const { engine, send } = setUp();
    send.mockResolvedValueOnce({ kind: 'failed', message: 'The server is busy.' });
    engine.setDirty(true);
    expect(await engine.save()).toBe('failed');
    expect(await engine.save()).toBe('skipped');
    engine.setDirty(true);
    expect(await engine.save()).toBe('saved');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('joins a save that is under way', async () => {
    let finish: (attempt: Attempt) => void = () => {};
    const { engine, send, form } = setUp();
    send.mockImplementationOnce(() => new Promise<Attempt>((resolve) => (finish = resolve)));
    const first = engine.save();
    await vi.advanceTimersByTimeAsync(500);
    const second = engine.save();
    expect(engine.state.get().isSaving).toBe(true);
    form.isChanged = false;
    finish({ kind: 'saved' });
    expect(await Promise.all([first, second])).toEqual(['saved', 'saved']);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends what was changed while a save was under way, once, when somebody asked for it', async () => {
    let finish: (attempt: Attempt) => void = () => {};
    const { engine, send, form } = setUp();
    send.mockImplementationOnce(() => new Promise<Attempt>((resolve) => (finish = resolve)));
    const first = engine.save();
    await vi.advanceTimersByTimeAsync(10);
    const asked = [engine.save(), engine.save()];
    finish({ kind: 'saved' });
    expect(await Promise.all([first, ...asked])).toEqual(['saved', 'saved', 'saved']);
    expect(send).toHaveBeenCalledTimes(2);
    expect(form.isChanged).toBe(false);
  });

  it('does not make somebody wait who has just put a wrong field right', async () => {
    const validate = vi.fn(async () => true).mockResolvedValueOnce(false);
    const { engine, send } = setUp({ validate });
    expect(await engine.save()).toBe('invalid');
    expect(await engine.save()).toBe('saved');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends nothing when nothing changed, when fields are wrong or when the page is read-only', async () => {
    const unchanged = setUp({ hasChanges: () => false });
    expect(await unchanged.engine.save()).toBe('unchanged');
    const invalid = setUp({ validate: async () => false });
    expect(await invalid.engine.save()).toBe('invalid');
    const locked = setUp({ mayEdit: () => false });
    expect(await locked.engine.save()).toBe('skipped');
    for (const { effects } of [unchanged, invalid, locked]) expect(effects.send).not.toHaveBeenCalled();
  });

  it('says when it saved, and why it did not', async () => {
    const { engine } = setUp();
    engine.setDirty(true);
    await engine.save();
    expect(engine.state.get()).toEqual({ isDirty: false, isSaving: false, savedAt: 1_000_000, failure: null });
    const failing = setUp({ send: async () => ({ kind: 'failed', message: 'No answer' }) });
    failing.engine.setDirty(true);
    expect(await failing.engine.save()).toBe('failed');
    expect(failing.engine.state.get()).toMatchObject({ isDirty: true, savedAt: null, failure: 'No answer' });
  });

  it('sends again after a merge, and not when the merge left nothing of ours', async () => {
    const answers: Attempt[] = [{ kind: 'again' }, { kind: 'saved' }];
    const merged = setUp({ send: vi.fn(async () => answers.shift() ?? { kind: 'failed' as const }) });
    expect(await merged.engine.save()).toBe('saved');
    expect(merged.effects.send).toHaveBeenCalledTimes(2);
    const taken = setUp();
    taken.send.mockImplementation(async () => {
      taken.form.isChanged = false;
      return { kind: 'again' };
    });
    expect(await taken.engine.save()).toBe('saved');
    expect(taken.send).toHaveBeenCalledTimes(1);
  });

  it('gives up when the file changes faster than it can be merged', async () => {
    const { engine, effects } = setUp({ send: vi.fn(async (): Promise<Attempt> => ({ kind: 'again' })) });
    expect(await engine.save()).toBe('failed');
    expect(effects.send).toHaveBeenCalledTimes(4);
  });
});

describe('once the server answers again', () => {
  it.each<[string, Attempt, string | null]>([
    ['no longer says that a save had no answer', { kind: 'failed', message: 'No answer.', isUnanswered: true }, null],
    ['still says why a save was refused', { kind: 'failed', message: 'The file is locked.' }, 'The file is locked.'],
  ])('%s', async (_, attempt, failure) => {
    const { engine, send } = setUp();
    send.mockResolvedValueOnce(attempt);
    engine.setDirty(true);
    await engine.save();
    expect(engine.state.get().failure).toBe(attempt.kind === 'failed' ? attempt.message : undefined);
    engine.answersAgain();
    expect(engine.state.get()).toMatchObject({ failure, isDirty: true });
  });
});

describe('saveNow', () => {
  it('waits for the save under way and then saves what came after, without debounce', async () => {
    let finish: (attempt: Attempt) => void = () => {};
    const { engine, effects, form, send } = setUp();
    send.mockImplementationOnce(() => new Promise<Attempt>((resolve) => (finish = resolve)));
    void engine.save();
    await vi.advanceTimersByTimeAsync(10);
    const leaving = engine.saveNow();
    finish({ kind: 'saved' });
    expect(await leaving).toBe('saved');
    expect(effects.send).toHaveBeenCalledTimes(2);
    expect(form.isChanged).toBe(false);
  });
});
