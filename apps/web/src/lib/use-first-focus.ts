import { useEffect, useEffectEvent } from 'react';

/**
 * Gives the focus to what the page begins with once it is there, where nothing has it: the keys go on without a click.
 * @param isThere what takes the focus is drawn
 */
export function useFirstFocus(isThere: boolean, focus: () => void): void {
  const onThere = useEffectEvent(focus);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isThere && (activeElement === null || activeElement === body)) onThere();
  }, [isThere]);
}
