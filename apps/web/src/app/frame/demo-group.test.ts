import type { NavContext } from '@closewright/domain/navigation';
import { expect, it } from 'vitest';
import { demoGroup } from './demo-group.ts';

const contextOf = (level: number): NavContext => ({
  actor: {
    usersID: 7,
    settings: { WorkflowDashboard_ScreenAccess: level },
    features: {},
    regions: [],
    allowOpenFileInUse: false,
  },
  order: null,
  cplUnderwriterCompanyID: null,
});

// holds core 3.9
it('shows the demo task counts assigned to me 20, department 30, due today 2, overdue 4 (core.md §9)', () => {
  const group = demoGroup(true, contextOf(1));
  expect(group?.items.map(({ label, badge }) => [label, badge?.text])).toEqual([
    ['Assigned to me', 20],
    ['Department', 30],
    ['Due today', 2],
    ['Overdue', 4],
  ]);
});

// holds core 2.24
it('appears only when the demo setting is on (core.md §2), and not to who has no workflow dashboard', () => {
  expect(demoGroup(false, contextOf(1))).toBeNull();
  expect(demoGroup(true, contextOf(0))).toBeNull();
});
