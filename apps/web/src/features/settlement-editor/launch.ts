import {
  type NavContext,
  navItem,
  navItemState,
  routeByName,
  savesBeforeEditor,
  settlementEditorItemID,
} from '@closewright/domain/navigation';

/** What launching the editor does, one step at a time; injected, so that the order can be tested. */
export interface LaunchEffects {
  /** Saves the open page; false when it is not stored. */
  savePageFirst(): Promise<boolean>;
  /** Opens the editor; resolves when it is closed. */
  open(): Promise<void>;
  /** Tells why it does not open. */
  refuse(reason: string): void;
  /** Takes the request out of the address. */
  clear(): void;
}

/**
 * Whether the page of a route is saved first: the buyer, seller and property routes (core.md §4), and what the form is made of
 * besides. A page of the statement and the form write the same rows: unsaved edits of the one would not be on the other.
 */
const isSavedFirst = (routeName: string): boolean =>
  savesBeforeEditor(routeName) ||
  routeName === 'file.information.loans' ||
  routeByName(routeName).isSettlementRoute === true;

/**
 * Opens the settlement statement editor over a page of a file (core.md §2, §4): only where its menu item is active, and
 * over pages that it shows only if their save succeeded and was not aborted. The request is cleared after the editor
 * closes, and when it does not open.
 */
export async function launchEditor(routeName: string, context: NavContext, effects: LaunchEffects): Promise<void> {
  try {
    const item = navItem(settlementEditorItemID);
    const state = item && navItemState(item, context);
    if (!state || state.inactive || state.disabled) {
      effects.refuse(state?.reason?.text ?? '');
      return;
    }
    if (isSavedFirst(routeName) && !(await effects.savePageFirst())) return;
    await effects.open();
  } finally {
    effects.clear();
  }
}
