/**
 * The texts of core.md §8 that are not bound to one rule, exactly as the spec writes them. Texts of a rule stand with
 * the rule: notices in session/, file numbers in orders/, names of contacts in parties/, lookups in lookups/.
 */
export const catalogue = {
  activeUserSaveFailed: 'Error saving active user data.',
  listDataFailed: 'Error getting list data.',
  companyContactFailed: 'Error getting Company Contact data.',
  customDataValuesFailed: 'Error Loading Custom Data Values.',
  invalidToastArguments: 'Invalid toast arguments',
  invalidSession: 'You do not have access to this application.',
  /** building-blocks.md §5: opening an order whose id is not positive. The two spaces are the spec's. */
  invalidOrder: 'The selected order is invalid.  Please try again.',
  /** building-blocks.md §5, forms. */
  correctHighlightedErrors: 'Please correct the highlighted errors on screen to continue.',
  /** core.md §5: copy order and settings save when nothing changed. */
  noChangesDetected: 'No changes detected',
} as const;

/** Texts that go to the log only, never to the screen (core.md §8 "Logged only"). */
export const logTexts = {
  keycloakNotInitialized: 'Keycloak not initialized',
  invalidAuthToken: 'Invalid auth token.',
  securitySettingsUnresolved: 'Security settings cannot be resolved.',
} as const;
