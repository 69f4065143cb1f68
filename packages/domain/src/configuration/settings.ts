/** One setting that people look for by its own name. */
export interface ConfigurationSetting {
  /** Name of the screen it is on (screens.ts), whose rights it has. */
  readonly screen: string;
  readonly label: string;
  /** Further words the search finds it by. */
  readonly words?: string;
  /** What the screen is opened with as `?find=…`: the text its list is filtered by. Left out, the screen just opens. */
  readonly find?: string;
}

/** Every single setting the search knows besides the screens themselves. */
export const configurationSettings: readonly ConfigurationSetting[] = [
  { screen: 'custom-data', label: 'Fields of the Custom Page', words: 'own define tab' },
  { screen: 'custom-data', label: 'Pick lists and child pick lists', words: 'choices values depends' },
  { screen: 'custom-data', label: 'Custom fields on File Main', words: 'inFileMain' },
];
