import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { type KeyboardEvent, useState } from 'react';
import { type FormCheck, keyOfCheck, nextCheck } from './form-checks.ts';

const inEditor = { inDialogs: true, inFields: true };

/** What F8 does on a form. */
interface CheckKeys {
  /** The key of the check in hand. */
  readonly inHand: string | null;
  /** Of the desk, where the key is not that of a toast. */
  onKeyDown(event: KeyboardEvent): void;
}

/** F8 goes to the next check that stands on the form, Shift F8 to the one before; null where none stands on it. */
export function useNextCheck(checks: readonly FormCheck[], onGo: (check: FormCheck | null) => void): CheckKeys {
  const [inHand, setInHand] = useState<string | null>(null);
  const go = (by: 1 | -1) => {
    const check = nextCheck(checks, inHand, by);
    setInHand(check && keyOfCheck(check));
    onGo(check);
  };
  useHotkey('F8', 'Next check', () => go(1), inEditor);
  useHotkey('Shift+F8', 'Previous check', () => go(-1), inEditor);
  return {
    inHand,
    onKeyDown(event) {
      if (event.key !== 'F8' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    },
  };
}
