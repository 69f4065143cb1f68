/** The context and shortcuts that the tests of the menu share. Test code: no index exports it. */
import { type Actor, roleDefaults, roleNames } from '../access/index.ts';
import { type FeatureFlag, featureFlags } from '../constants/index.ts';
import { type NavContext, type NavItem, type NavOrder, navItem, navItemState } from './index.ts';

export const allOn = Object.fromEntries(Object.keys(featureFlags).map((name) => [name, true])) as Record<
  FeatureFlag,
  boolean
>;
export const administrator: Actor = {
  usersID: 1,
  settings: roleDefaults.administrator.settings,
  features: allOn,
  regions: [],
  allowOpenFileInUse: false,
};
export const starterActors = roleNames.map(
  (role): Actor => ({ ...administrator, settings: roleDefaults[role].settings }),
);
export const order: NavOrder = {
  settlementStatementType: 'CDF',
  orderServiceType: 'full',
  hasSeller: true,
  underwriterCompanyID: 3,
  isEligibleForSigning: false,
};
export const context: NavContext = { actor: administrator, order, cplUnderwriterCompanyID: 3 };
export const item = (id: string): NavItem => {
  const found = navItem(id);
  if (!found) throw new Error(`No item ${id}`);
  return found;
};
export const state = (id: string, change: Partial<NavContext> = {}) =>
  navItemState(item(id), { ...context, ...change });
