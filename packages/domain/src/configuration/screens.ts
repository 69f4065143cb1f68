import type { Requirement } from '../access/index.ts';

/** The headings of the configuration menu, in its order. */
export const configurationGroups = {
  people: { label: 'People and access', icon: 'users', accessKey: 'P' },
  company: { label: 'Company', icon: 'building-2', accessKey: 'C' },
  data: { label: 'Data', icon: 'table', accessKey: 'D' },
  system: { label: 'System', icon: 'settings', accessKey: 'Y' },
} as const;

export type ConfigurationGroup = keyof typeof configurationGroups;

/**
 * One setting screen. The rights of `Requirement` are those of a cfg: route (core.md §6): asked for nothing, a screen
 * opens for IsAdmin alone; with screens, apps or permissions named, for whoever holds all of them too;
 * `requiresSystemAdministrator` asks for IsSysAdmin besides.
 */
export interface ConfigurationScreen extends Requirement {
  /** Last part of the address and of the route name: `users` is `/configuration/users`, `cfg:users`. */
  readonly name: string;
  readonly group: ConfigurationGroup;
  readonly label: string;
  /** Further words the search finds it by; what the label says need not be repeated. */
  readonly words: string;
  /** A lucide icon name; it must be in apps/web's menu-icons.ts. */
  readonly icon: string;
  /** Letter of the label shown underlined while Alt is held; unique in the group. */
  readonly accessKey?: string;
  /** Nothing to save when the screen is left: it is a list, or its dialogs save. */
  readonly skipSave?: true;
}

/**
 * Every setting screen. The menu, the routes with their guard, docs/access.md and the configuration search are made of
 * this table. To add a screen:
 *  1. a row here, in its group (then `npm run docs:access`);
 *  2. apps/web/src/routes/configuration.<name>.tsx, which renders the screen of features/configuration/<name>/;
 *  3. in settings.ts, the single settings people will look for by name.
 * Its endpoints ask for the actions readConfiguration and administer, or readSystemConfiguration and administerSystem.
 */
export const configurationScreens: readonly ConfigurationScreen[] = [
  {
    name: 'custom-data',
    group: 'data',
    label: 'Custom data',
    words: 'fields tabs pick list values own forms custom page',
    icon: 'sliders-horizontal',
    accessKey: 'C',
    skipSave: true,
  },
];

/** The address of a setting screen. */
export function configurationPath(name: string): string {
  return `/configuration/${name}`;
}

/** The route name of a setting screen. */
export function configurationRouteName(name: string): string {
  return `cfg:${name}`;
}
