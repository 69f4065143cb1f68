import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { skipNextSave } from '../../app/leave-guard.ts';
import { createPageGuard } from './page-guard.ts';
import { type Attempt, createSaveEngine } from './save-engine.ts';

/** A page somebody has typed on. @param typesDuring how many saves something more is typed during */
function setUp({ mayEdit = true, skipsSave = false, attempt = { kind: 'saved' } as Attempt, typesDuring = 0 } = {}) {
  const form = { isChanged: true };
  const send = vi.fn(async () => {
    form.isChanged = attempt.kind !== 'saved' || send.mock.calls.length <= typesDuring;
    return attempt;
  });
  const hasChanges = () => form.isChanged;
  const engine = createSaveEngine(
    { mayEdit: () => mayEdit, hasChanges, validate: async () => true, send, now: Date.now },
    200,
  );
  engine.setDirty(true);
  const onOutcome = vi.fn();
  const page = { skipsSave: () => skipsSave, reason: () => 'Somebody else has this file open.', onOutcome };
  return { engine, send, onOutcome, guard: createPageGuard(engine, page) };
}

const confirm = vi.spyOn(dialogs, 'confirm').mockResolvedValue(false);
const warning = vi.spyOn(toasts, 'warning').mockReturnValue('');
afterEach(() => void vi.clearAllMocks());
afterAll(() => void vi.restoreAllMocks());

it('saves before the page is left, and asks nothing', async () => {
  const { guard, send } = setUp();
  expect(await guard.mayLeave()).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
  expect(confirm).not.toHaveBeenCalled();
});

it('saves what is typed while the save is on its way, before leaving and before what needs it saved', async () => {
  for (const ask of ['mayLeave', 'saveFirst'] as const) {
    const { guard, send } = setUp({ typesDuring: 2 });
    expect(await guard[ask]()).toBe(true);
    expect(send).toHaveBeenCalledTimes(3);
  }
  expect(confirm).not.toHaveBeenCalled();
});

it('asks who types on and on, and does not call that stored', async () => {
  const { guard } = setUp({ typesDuring: 99 });
  expect(await guard.mayLeave()).toBe(false);
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ message: 'What you typed last is not saved.' }));
  expect(await setUp({ typesDuring: 99 }).guard.saveFirst()).toBe(false);
});

it('asks where a page has turned read-only with something typed on it, and saves nothing', async () => {
  const { guard, send, engine } = setUp({ mayEdit: false });
  expect(await guard.mayLeave()).toBe(false);
  expect(confirm).toHaveBeenLastCalledWith(
    expect.objectContaining({
      key: 'leave-unsaved',
      message: 'Somebody else has this file open. What you typed is not saved.',
    }),
  );
  confirm.mockResolvedValueOnce(true);
  expect(await guard.mayLeave()).toBe(true);
  expect(send).not.toHaveBeenCalled();
  expect(engine.state.get().isDirty).toBe(true);
});

// holds core 2.41
it('asks nothing on a read-only page nobody typed on, where the route skips the save, and where it is skipped once', async () => {
  const reader = setUp({ mayEdit: false });
  reader.engine.setDirty(false);
  const skipping = setUp({ mayEdit: false, skipsSave: true });
  expect([await reader.guard.mayLeave(), await skipping.guard.mayLeave()]).toEqual([true, true]);
  const ending = setUp({ mayEdit: false });
  skipNextSave();
  expect(await ending.guard.mayLeave()).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});

it('says what could not be saved, and leaves it to the user', async () => {
  const { guard } = setUp({ attempt: { kind: 'failed', message: 'No answer.' } });
  expect(await guard.mayLeave()).toBe(false);
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Your changes could not be saved. No answer.' }),
  );
});

it('does not call stored what a read-only page still holds, and says why', async () => {
  const { guard, engine, onOutcome } = setUp({ mayEdit: false });
  expect(await guard.saveFirst()).toBe(false);
  expect(warning).toHaveBeenCalledWith({
    title: 'Not saved',
    message: 'Somebody else has this file open. What you typed is not saved.',
  });
  engine.setDirty(false);
  expect(await guard.saveFirst()).toBe(true);
  expect(onOutcome).not.toHaveBeenCalled();
  expect(await setUp().guard.saveFirst()).toBe(true);
});
