/** Texts of the merge dialog, en-US. */
export const mergeTableMessages = {
  title: 'Someone else saved this first',
  intro: (who?: string, when?: string) =>
    `${who ?? 'Another user'} saved this${when ? ` at ${when}` : ''} while you were editing. Choose what to keep for each field. Nothing is saved yet.`,
  field: 'Field',
  yours: 'Yours',
  theirs: 'Theirs',
  allYours: 'Take all mine',
  allTheirs: 'Take all theirs',
  empty: 'Empty',
  chosen: (yours: number, theirs: number) => `${yours} yours, ${theirs} theirs`,
  save: 'Save merged',
  cancel: 'Cancel',
};
