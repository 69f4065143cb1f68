/**
 * How much an administrator can define and a value can hold. The spec states none of these but maxLength, so the numbers are
 * ours: a form of more fields or a list of more choices is no longer usable by people.
 */
export const customDataLimits = {
  tabsPerHost: 20,
  fieldsPerTab: 100,
  valuesPerList: 1_000,
  /** Child pick lists below each other: state, county, township … */
  listDepth: 5,
  tabLabel: 60,
  fieldLabel: 80,
  listValue: 100,
  module: 40,
  /** Most characters of text, memo and rich text, where the definition sets no maximum itself. */
  longestText: 100_000,
} as const;
