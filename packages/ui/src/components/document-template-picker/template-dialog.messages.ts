/** Texts of the dialog that templates are chosen in, en-US. */
export const templateDialogMessages = {
  title: 'Add documents',
  search: 'Find by number or name',
  categories: 'Categories',
  all: 'All templates',
  favorites: 'Favorites',
  list: 'Templates',
  /** How many the filter found. */
  count: (found: number) => (found === 1 ? '1 template' : `${found} templates`),
  searching: 'Searching',
  none: 'No document template names found matching the entered value.',
  noFavorites: 'No favorites yet. Mark a template with the star of its preview.',
  failed: 'The search failed.',
  retry: 'Try again',
  more: 'More...',
  moreFailed: 'More... did not load. Try again',
  shown: (shown: number, total: number | undefined) => (total === undefined ? `${shown}` : `${shown} of ${total}`),
  selectAll: (count: number) => `Select all ${count}`,
  unselectAll: (count: number) => `Unselect all ${count}`,
  tooMany: (most: number) => `Narrow the search to ${most} or fewer.`,
  favorite: 'Favorite',
  markFavorite: (name: string) => `Add ${name} to favorites`,
  unmarkFavorite: (name: string) => `Remove ${name} from favorites`,
  favoriteFailed: 'The favorite was not saved.',
  place: (place: number) => `Picked, ${place}`,
  preview: 'Preview',
  noPreview: 'Move to a template to see it here.',
  loadingPreview: 'Loading the preview',
  previewFailed: 'The preview could not be shown.',
  picked: (count: number) => (count === 1 ? '1 template picked' : `${count} templates picked`),
  nonePicked: 'Press Enter on a template to pick it. The order is kept.',
  remove: (name: string) => `Remove ${name}`,
  pickFirst: 'Pick a template first.',
  /** The button at the foot. */
  action: (count: number) => (count === 0 ? 'Add' : count === 1 ? 'Add 1 document' : `Add ${count} documents`),
};

export type TemplateDialogMessages = typeof templateDialogMessages;
