import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import type { RefObject } from 'react';

const field = ':is(input,textarea,[role=combobox]):not(:disabled,[readonly],[aria-readonly=true],[tabindex="-1"])';

/** The first field of a part of a form; none where nothing in it can be typed. */
function firstField(part: ParentNode | null): HTMLElement | undefined {
  return [...(part?.querySelectorAll<HTMLElement>(field) ?? [])].find((each) => each.offsetParent !== null);
}

/** Puts the focus into the first field of a part of a form, over what stands in it. */
export function focusFirst(part: ParentNode | null): void {
  const first = firstField(part);
  first?.focus();
  if (first instanceof HTMLInputElement) first.select();
}

/** The first empty field of a form from one of its sections on: where the work goes on after those before were filled elsewhere. */
export function focusFirstEmpty(sheet: HTMLElement | null, fromSection: number): void {
  const sections = [...(sheet?.querySelectorAll<HTMLElement>('[data-slot=section][data-state=open]') ?? [])];
  sections
    .slice(fromSection)
    .flatMap((section) => [...section.querySelectorAll<HTMLInputElement>(`input${field}`)])
    .find((each) => each.value === '' && each.offsetParent !== null)
    ?.focus();
}

/** F6 and Shift F6: the first field of the next section of a form, and of the one before, from wherever the focus is. */
export function useSectionKeys(sheet: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1) => {
    const sections = [...(sheet.current?.querySelectorAll<HTMLElement>('[data-slot=section][data-state=open]') ?? [])];
    const starts = sections.filter((section) => firstField(section) !== undefined);
    const here = starts.findIndex((section) => section.contains(document.activeElement));
    // From outside the form the first one, or the last.
    const next = here < 0 ? (step === 1 ? 0 : starts.length - 1) : (here + step + starts.length) % starts.length;
    focusFirst(starts[next] ?? null);
  };
  useHotkey('F6', 'Next section', () => move(1), { inFields: true });
  useHotkey('Shift+F6', 'Section before', () => move(-1), { inFields: true });
}
