import { standardView } from './standard-view.ts';

/** Texts of the views of a grid, en-US. */
export const gridViewsMessages = {
  menu: (grid: string) => `Views of ${grid}`,
  button: (view: string, isChanged: boolean) => `View: ${view}${isChanged ? ', changed' : ''}`,
  standard: standardView,
  views: 'Views',
  save: 'Save',
  saveAs: 'Save as…',
  rename: 'Rename…',
  remove: 'Delete…',
  reset: 'Reset to the saved view',
  resetStandard: 'Reset to the standard view',
  density: 'Row height',
  densities: { page: 'As the page', compact: 'Compact', default: 'Comfortable', roomy: 'Roomy' },
  saveAsTitle: 'Save view',
  renameTitle: (view: string) => `Rename “${view}”`,
  name: 'Name of the view',
  nameTaken: 'A view with this name already exists.',
  nameBlank: 'This value is required.',
  full: (most: number) => `${most} views at most. Delete one first.`,
  removeTitle: (view: string) => `Delete the view “${view}”?`,
  removeMessage: 'The rows stay as they are. The grid goes back to the standard view.',
  removeLabel: 'Delete view',
  // Read out
  chosen: (view: string) => `View ${view}`,
  saved: (view: string) => `View ${view} saved`,
  removed: (view: string) => `View ${view} deleted`,
  wasReset: (view: string) => `${view} as saved`,
};

export type GridViewsMessages = typeof gridViewsMessages;
