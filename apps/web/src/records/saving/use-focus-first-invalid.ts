import { type RefObject, useEffect } from 'react';

/**
 * After a failed check the focus goes to the first field that is wrong.
 * @param at milliseconds of the check that failed; undefined while none has
 */
export function useFocusFirstInvalid(sheet: RefObject<HTMLElement | null>, at: number | undefined): void {
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => {
      const first = sheet.current?.querySelector<HTMLElement>('[aria-invalid=true], input:invalid, textarea:invalid');
      first?.focus();
    });
    return () => clearTimeout(timer);
  }, [sheet, at]);
}
