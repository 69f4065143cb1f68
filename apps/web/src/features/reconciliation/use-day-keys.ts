import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusOtherSide, hasOtherSide } from './focus-sides.ts';
import { cardInHand } from './item-card.tsx';

const scope = 'reconciliation';

export interface DayKeys {
  root: RefObject<HTMLElement | null>;
  /** Null where nothing can be written. */
  acts: {
    candidate(): void;
    match(): void;
    unmatch(): void;
    note(): void;
    noFile(): void;
    run(): void;
    clear(): void;
    isPicked: boolean;
    /** The keys open a dialog: what is typed after them goes there. */
    opens: { readonly unmatch: boolean; readonly note: boolean; readonly noFile: boolean };
  } | null;
  filter(): void;
  print(): void;
  step(step: 1 | -1): void;
}

/** The keys of a day (screens.md). Ctrl with Left and Right goes to another day from the lists, too; in a text it goes by words. */
export function useDayKeys({ root, acts, filter, print, step }: DayKeys): void {
  const writes = (keys: string) => (acts === null ? null : keys);
  useHotkey(writes('KeyG'), 'Pick what belongs to it', () => acts?.candidate(), { scope });
  useHotkey(writes('KeyM'), 'Match', () => acts?.match(), { scope });
  useHotkey(writes('KeyU'), 'Unmatch', () => acts?.unmatch(), { scope, opensBox: acts?.opens.unmatch ?? false });
  useHotkey(writes('KeyN'), 'Note', () => acts?.note(), { scope, opensBox: acts?.opens.note ?? false });
  useHotkey(writes('KeyO'), 'Of no file', () => acts?.noFile(), { scope, opensBox: acts?.opens.noFile ?? false });
  useHotkey(writes('KeyR'), 'Run rules', () => acts?.run(), { scope });
  useHotkey(writes('Escape'), 'Clear what is picked', () => acts?.clear(), {
    scope,
    enabled: () => acts?.isPicked === true,
  });
  useHotkey('F6', 'Other side', () => focusOtherSide(root.current), {
    scope,
    inFields: true,
    enabled: () => hasOtherSide(root.current),
  });
  useHotkey('F1', 'What the item is', () => cardInHand(root.current)?.click(), {
    scope,
    enabled: () => cardInHand(root.current) !== null,
  });
  useHotkey('Control+KeyF', 'Filter', filter, { scope });
  useHotkey('$mod+p', 'Print draft pack', print, { scope });
  const onStep = useEffectEvent(step);
  useHotkey('Control+ArrowLeft', 'Day before', () => step(-1), { scope, inFields: false });
  useHotkey('Control+ArrowRight', 'Day after', () => step(1), { scope, inFields: false });
  useEffect(() => {
    const element = root.current;
    // In a list these keys would go to the first and the last column.
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, shiftKey, altKey } = event;
      const ahead = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
      if (ahead === null || !ctrlKey || shiftKey || altKey) return;
      if (!(target instanceof Element) || target.closest('[role=grid]') === null) return;
      event.preventDefault();
      event.stopPropagation();
      onStep(ahead);
    };
    element?.addEventListener('keydown', onKey, true);
    return () => element?.removeEventListener('keydown', onKey, true);
  }, [root]);
}
