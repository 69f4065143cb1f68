import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { type LeaveGuard, takeSkipSave } from '../../app/leave-guard.ts';
import type { SaveEngine, SaveOutcome } from './save-engine.ts';

/** What the guard asks its page, at the moment something is to be done. */
export interface GuardedPage {
  /** Leaving saves nothing and asks nothing: the route says so. */
  skipsSave(): boolean;
  /** Why nothing can be saved where the page cannot be edited now. */
  reason(): string;
  onOutcome(outcome: SaveOutcome): void;
}

/** As often as somebody can type into a page while it is being left. */
const mostFurtherSaves = 3;

/**
 * Guards a page that saves: leaving saves first (core.md §2). Where that is not possible the user decides what becomes of
 * the typing, also on a page that has turned read-only since: the file was taken over, locked, or opened by somebody else.
 */
export function createPageGuard(engine: SaveEngine, page: GuardedPage): LeaveGuard {
  const isDirty = () => engine.state.get().isDirty;
  /** Saves until nothing is left: what was typed while a save was on its way goes after it. Not for ever: who types on is asked. */
  const saveAll = async (): Promise<SaveOutcome> => {
    let outcome = await engine.saveNow();
    for (let more = 0; outcome === 'saved' && isDirty() && more < mostFurtherSaves; more += 1)
      outcome = await engine.saveNow();
    return outcome;
  };
  const notSaved = () => `${page.reason()} What you typed is not saved.`;
  return {
    async mayLeave() {
      const isSkipped = takeSkipSave();
      if (isSkipped || page.skipsSave()) return true;
      const outcome = await saveAll();
      if (outcome === 'invalid') page.onOutcome(outcome);
      if (outcome === 'invalid' || outcome === 'aborted') return false;
      if (outcome === 'skipped') return !isDirty() || leaveUnsaved(notSaved());
      if (outcome === 'saved') return !isDirty() || leaveUnsaved('What you typed last is not saved.');
      if (outcome === 'unchanged') return true;
      return leaveUnsaved(`Your changes could not be saved. ${engine.state.get().failure ?? ''}`.trim());
    },
    async saveFirst() {
      if (page.skipsSave()) return true;
      const outcome = await saveAll();
      if (outcome === 'skipped') {
        // The page has no button and no field of its own that would say why nothing happens.
        if (isDirty()) toasts.warning({ title: 'Not saved', message: notSaved() });
        return !isDirty();
      }
      const isStored = outcome === 'saved' || outcome === 'unchanged';
      if (!isStored) page.onOutcome(outcome);
      return outcome === 'saved' ? !isDirty() : isStored;
    },
  };
}

function leaveUnsaved(message: string): Promise<boolean> {
  return dialogs.confirm({
    key: 'leave-unsaved',
    title: 'Leave without saving?',
    message,
    confirmLabel: 'Leave without saving',
    cancelLabel: 'Stay',
    destructive: true,
  });
}
