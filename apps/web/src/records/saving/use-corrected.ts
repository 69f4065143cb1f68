import { type RefObject, useEffect, useEffectEvent } from 'react';

const wrong = '[aria-invalid=true], input:invalid, textarea:invalid';

/**
 * Tells when no field on the sheet is wrong any more. A text that cannot be read is known to its field alone, so the fields are looked
 * at themselves.
 * @param isWatching whether there is something to correct
 */
export function useCorrected(sheet: RefObject<HTMLElement | null>, isWatching: boolean, onCorrected: () => void): void {
  const look = useEffectEvent(() => {
    if (sheet.current?.querySelector(wrong) === null) onCorrected();
  });
  useEffect(() => {
    const fields = sheet.current;
    if (!isWatching || fields === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A field says what is wrong once it is drawn.
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look());
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(fields, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    fields.addEventListener('input', lookSoon);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      fields.removeEventListener('input', lookSoon);
    };
  }, [sheet, isWatching]);
}
