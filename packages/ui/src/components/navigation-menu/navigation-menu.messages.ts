/** Texts of the navigation menu, en-US. */
export const navigationMenuMessages = {
  inactive: 'No access',
  badge: (label: string, badge: string) => `${label}, ${badge}`,
};
