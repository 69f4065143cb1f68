import { demoTaskCounts } from '@closewright/domain/constants';
import { type NavContext, navItem, navItemState, navPath } from '@closewright/domain/navigation';
import type { NavGroup } from '@closewright/ui/navigation-menu';

/**
 * The demo navigation block (core.md §2), for demonstrations without data: task counts that are made up (core.md §9) and
 * stand nowhere else. Null where the setting is off, or the user has no workflow dashboard they could lead to.
 */
export function demoGroup(isOn: boolean, context: NavContext): NavGroup | null {
  const dashboard = navItem('home.workflow-dashboard');
  if (!isOn || dashboard === undefined || navItemState(dashboard, context).inactive) return null;
  const href = navPath(dashboard, null) ?? '/';
  const { assignedToMe, department, dueToday, overdue } = demoTaskCounts;
  return {
    id: 'demo',
    label: 'Demo',
    items: [
      { id: 'demo.assigned-to-me', label: 'Assigned to me', href, badge: { text: assignedToMe } },
      { id: 'demo.department', label: 'Department', href, badge: { text: department } },
      { id: 'demo.due-today', label: 'Due today', href, badge: { text: dueToday, tone: 'warning' } },
      { id: 'demo.overdue', label: 'Overdue', href, badge: { text: overdue, tone: 'danger' } },
    ],
  };
}
