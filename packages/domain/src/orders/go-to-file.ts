/** A screen that "go to file" may open: its route and the name the warning uses. */
export interface GoToFileScreen {
  readonly routeName: string;
  readonly label: string;
}

/**
 * The screens tried in order by "go to file" (core.md §2: "a fixed list of screens in order"). The spec shows the
 * list only as "Route names seen", which begins with the file screens in menu order; that order is taken, and behind it the screens whose right
 * is that of none of these: whoever may open one page of files gets there.
 */
export const goToFileScreens: readonly GoToFileScreen[] = [
  { routeName: 'oe:main', label: 'File Main' },
  { routeName: 'tp:loan:list', label: 'Loans' },
  { routeName: 'policy:loan:list', label: 'Policy' },
  { routeName: 'premiums', label: 'Premium Rates' },
  { routeName: 'settlement:payoffs:list', label: 'Payoffs' },
  { routeName: 'settlement:prorations', label: 'Prorations' },
  { routeName: 'o-inv:invoices', label: 'Invoices' },
  { routeName: 'ow:order-workflow', label: 'File Workflow' },
  { routeName: 'document-mgmt', label: 'Document Management' },
  { routeName: 'check-writing', label: 'Check Writing' },
  { routeName: 'file.information.notes', label: 'File Notes' },
  { routeName: 'file.information.custom', label: 'Custom Page' },
  { routeName: 'file.closing.css', label: 'CSS' },
];

/**
 * Which screen opens a file, and the warning when it is not the first wanted (core.md §2).
 * @param canOpen whether the user has access to the route of a name
 * @param first route name wanted; the fixed list follows it. File Main by default.
 * @returns the first accessible screen; File Main when there is none (its own denial then speaks), without a warning
 */
export function goToFile(
  canOpen: (routeName: string) => boolean,
  first = 'oe:main',
): { readonly screen: GoToFileScreen; readonly warning: string | null } {
  const [main] = goToFileScreens as readonly [GoToFileScreen];
  const wanted = goToFileScreens.find(({ routeName }) => routeName === first) ?? main;
  const tried = [wanted, ...goToFileScreens.filter((screen) => screen !== wanted)];
  const screen = tried.find(({ routeName }) => canOpen(routeName));
  if (!screen) return { screen: main, warning: null };
  return { screen, warning: screen === wanted ? null : restrictedText(wanted.label, screen.label) };
}

function restrictedText(from: string, to: string): string {
  return `Access Restricted from ${from}, you will be directed to ${to}.`;
}
