import { createBusy } from '@closewright/ui/services/busy';

/** Fades the page while the next one is on its way (core.md §2). */
export const navigationBusy = createBusy();
