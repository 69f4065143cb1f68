import { securityKeyGroups, securityLabels } from '../access/index.ts';
import { type FeatureFlag, featureFlags } from '../constants/index.ts';
import { lookupSetNames, lookupSetRule } from '../lookup-sets/index.ts';
import { systemSetting, systemSettingNames } from '../system-settings/index.ts';

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

const ofScreen = (screen: string, settings: readonly Omit<ConfigurationSetting, 'screen'>[]) =>
  settings.map((setting) => ({ screen, ...setting }));

/** Every security setting and every feature flag is a setting by itself; their screens are opened with just that one. */
const securitySettings = securityKeyGroups.flatMap(({ label, keys }) =>
  keys.map((key) => ({ label: securityLabels[key], words: label, find: key })),
);
const flagSettings = (Object.keys(featureFlags) as FeatureFlag[]).map((name) => ({ label: name, find: name }));

/** Every list that is kept on the screen of the lookups opens there by its name. */
const lookupLists = lookupSetNames
  .filter((set) => lookupSetRule(set).kind !== 'table')
  .map((set) => ({ label: lookupSetRule(set).label, words: 'list items', find: set }));

/** Every single setting the search knows besides the screens themselves. */
export const configurationSettings: readonly ConfigurationSetting[] = [
  ...ofScreen('users', [
    { label: 'Login of a user', words: 'sign-in name identity provider mapping' },
    { label: 'Role of a user', words: 'assign rights' },
    { label: 'Regions of a user', words: 'default region' },
    { label: 'Own rights of a user', words: 'permission override access default' },
    { label: 'Open files in use', words: 'allowOpenFileInUse take over lock' },
    { label: 'User groups', words: 'department team' },
    { label: 'Make a user inactive', words: 'deactivate leave terminate remove' },
  ]),
  ...ofScreen('roles', [
    { label: 'Region of a role', words: 'global' },
    { label: 'Effective access of a role', words: 'what may menu decision reason' },
  ]),
  ...ofScreen('security-settings', securitySettings),
  ...ofScreen('regions', [
    { label: 'Default region', words: 'new files' },
    { label: 'Region that administers all', words: 'admin isAdminRegion' },
    { label: 'Default settlement statement of a region', words: 'CDF HUD' },
  ]),
  ...ofScreen('branches', [
    { label: 'Address and phone of a branch', words: 'city state zip' },
    { label: 'Invoice tax rate', words: 'sales tax percent invoices' },
  ]),
  ...ofScreen('feature-flags', flagSettings),
  ...ofScreen('sessions', [
    { label: 'Licensed users', words: 'license limit count' },
    { label: 'Who is signed in', words: 'active online users' },
  ]),
  ...ofScreen('custom-data', [
    { label: 'Fields of the Custom Page', words: 'own define tab' },
    { label: 'Pick lists and child pick lists', words: 'choices values depends' },
    { label: 'Custom fields on File Main', words: 'inFileMain' },
  ]),
  ...ofScreen('lookups', lookupLists),
  ...ofScreen('file-numbers', [{ label: 'Next file number', words: 'prefix digits branch' }]),
  ...ofScreen('holidays', [{ label: 'Closing days', words: 'company own closed' }]),
  ...ofScreen(
    'system-settings',
    systemSettingNames.map((name) => ({ label: systemSetting(name).label, words: name })),
  ),
  ...ofScreen('audit-log', [{ label: 'Check the chain of the audit', words: 'verify hash tamper' }]),
];
