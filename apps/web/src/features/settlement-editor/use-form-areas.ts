import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { type RefObject, useRef } from 'react';
import { enterPaper } from './paper-walk.ts';

const inEditor = { inDialogs: true, inFields: true };

/** What F6 stops at, as they stand: the pages, the paper, the reason. */
export interface FormAreas {
  readonly pages: RefObject<HTMLElement | null>;
  readonly paper: RefObject<HTMLElement | null>;
  readonly aside: RefObject<HTMLElement | null>;
}

/** F6 and Shift F6: the next area of the editor and the one before; on the paper the cell that was left. */
export function useFormAreas({ pages, paper, aside }: FormAreas): void {
  const left = useRef<Element | null>(null);
  const entrances = [
    () => pages.current?.querySelector('button')?.focus(),
    () => {
      if (left.current instanceof HTMLElement && paper.current?.contains(left.current)) left.current.focus();
      else enterPaper(paper.current);
    },
    () => aside.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
  ];
  const move = (by: 1 | -1) => {
    const active = document.activeElement;
    const from = [pages, paper, aside].findIndex((area) => area.current?.contains(active));
    if (active && paper.current?.contains(active)) {
      // A field goes with its focus.
      left.current = active.closest('.form-field')?.parentElement?.querySelector('[data-cell]') ?? active;
    }
    // From the head or the foot to the paper.
    entrances.at(from < 0 ? 1 : (from + by) % entrances.length)?.();
  };
  useHotkey('F6', 'Next area', () => move(1), inEditor);
  useHotkey('Shift+F6', 'Area before', () => move(-1), inEditor);
}
