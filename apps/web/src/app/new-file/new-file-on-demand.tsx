import { asksForNewFile } from '@closewright/domain/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { usePlace } from '../navigation/navigation-context.ts';

/** The dialog Create New File while the address asks for it. Its code is fetched then, not with the first screen. */
export function NewFileOnDemand() {
  const isAsked = asksForNewFile(usePlace().search);
  const [Asked, setAsked] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAsked || Asked !== null) return;
    // A fetch that fails leaves the page as it is: the next try asks again.
    import('./new-file-asked.tsx').then(
      (loaded) => setAsked(() => loaded.NewFileAsked),
      () => {},
    );
  }, [isAsked, Asked]);
  return isAsked && Asked !== null ? <Asked /> : null;
}
