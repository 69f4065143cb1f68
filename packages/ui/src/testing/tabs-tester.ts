import { until } from '../lib/until.ts';
import { findNamed, type Match, nameOf, textOf } from './accessible.ts';
import type { TestScope } from './user.ts';

export interface TabsTester {
  /** The names of all tabs with their counts: "Requirements, 6 open". */
  names(): string[];
  /** The name of the shown tab. */
  selected(): string;
  /** Presses a tab and waits until it is shown. A guard may keep it from that: then it throws. */
  select(tab: Match): Promise<void>;
  /** The text of the shown panel. */
  panel(): string;
}

/** Tabs, by the name of their list; without a name the only ones. */
export function tabsTester(scope: TestScope, label?: Match): TabsTester {
  const list = () => findNamed(scope.root, '[role=tablist]', 'list of tabs', label);
  const all = () => [...list().querySelectorAll<HTMLElement>('[role=tab]')];
  const current = () => all().find((tab) => tab.getAttribute('aria-selected') === 'true');
  return {
    names: () => all().map(nameOf),
    selected: () => nameOf(current() ?? list()),
    async select(tab) {
      const wanted = findNamed(list(), '[role=tab]', 'tab', tab);
      await scope.user.click(wanted);
      await until(
        () => wanted.getAttribute('aria-selected') === 'true',
        () => `Showing the tab ${tab}`,
      );
    },
    panel() {
      const panel = document.getElementById(current()?.getAttribute('aria-controls') ?? '');
      return panel ? textOf(panel) : '';
    },
  };
}
