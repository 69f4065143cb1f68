import { focusOver } from '../../lib/focus-over.ts';

const field = ':is(input,textarea,[role=combobox]):not(:disabled,[readonly],[aria-readonly=true],[tabindex="-1"])';

/** The first field of a part of a form; none where nothing in it can be typed. */
export function firstField(part: ParentNode | null): HTMLElement | undefined {
  return [...(part?.querySelectorAll<HTMLElement>(field) ?? [])].find((each) => each.offsetParent !== null);
}

/** Puts the focus into the first field of a part of a form, over what stands in it. */
export function focusFirst(part: ParentNode | null): void {
  focusOver(firstField(part));
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
