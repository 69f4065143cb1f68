import type { CustomDataTab } from '@closewright/contract/custom-data';
import { customDataLimits, type ReferenceTable } from '@closewright/domain/custom-fields';
import { EmptyState } from '@closewright/ui/empty-state';
import { dialogs } from '@closewright/ui/services/dialogs';
import type { TreeAction, TreeItem, TreeRow } from '@closewright/ui/tree-list';
import { Settings2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { tabsFull } from './field-settings.ts';
import { OrderedList } from './ordered-list.tsx';
import { removeTab } from './remove-setup.ts';
import { withTab } from './setup-data.ts';
import { TabDialog } from './tab-dialog.tsx';
import type { SetupActs } from './use-setup.ts';

interface TabItem extends TreeItem {
  id: number;
  tab: CustomDataTab;
  isOpen: boolean;
}

export interface TabListProps {
  referenceTable: ReferenceTable;
  tabs: readonly CustomDataTab[];
  openID: number | undefined;
  onOpen: (customDataTabID: number) => void;
  acts: SetupActs;
  readOnly: boolean;
}

/** The tabs of one host, in their order. */
export function TabList({ referenceTable, tabs, openID, onOpen, acts, readOnly }: TabListProps) {
  const { regions } = useSession();
  const items = useMemo(() => tabs.map((tab) => tabItem(tab, tab.customDataTabID === openID)), [tabs, openID]);
  const edit = async (tab: CustomDataTab | null) => {
    const answer = await dialogs.open(
      TabDialog,
      { tab, referenceTable, regions },
      { title: tab === null ? 'Add tab' : `Tab ${tab.label}`, size: 'small', key: 'custom-data-tab' },
    );
    if (answer.dismissed) return;
    acts.adopt((data) => withTab(data, answer.value));
    onOpen(answer.value.customDataTabID);
  };
  const remove = ({ tab }: TabItem) =>
    acts.attempt('The tab was not deleted', async () => {
      const setup = await removeTab(tab);
      if (setup !== null) acts.adopt(() => setup);
    });
  const latest = useRef(edit);
  latest.current = edit;
  const actions = useMemo<TreeAction<TabItem>[]>(
    () => [
      { id: 'settings', label: 'Settings of', icon: Settings2, onAct: ({ item }) => void latest.current(item.tab) },
    ],
    [],
  );
  return (
    <OrderedList<TabItem>
      title="Tabs"
      noun="tab"
      items={items}
      onChoose={(id) => onOpen(Number(id))}
      onOrder={(ids) => void acts.orderTabs(referenceTable, ids.map(Number))}
      onRename={({ tab }, name) => void acts.renameTab(tab, name)}
      nameError={(name) => (name === '' ? 'This value is required.' : null)}
      maxLength={customDataLimits.tabLabel}
      actions={actions}
      onAdd={() => void edit(null)}
      addDisabledReason={tabs.length >= customDataLimits.tabsPerHost ? tabsFull : undefined}
      onDelete={(item) => void remove(item)}
      renderText={tabText}
      readOnly={readOnly}
      empty={<EmptyState title="No tabs here yet">Press Ins, or the plus above, to add the first.</EmptyState>}
    />
  );
}

function tabItem(tab: CustomDataTab, isOpen: boolean): TabItem {
  return { id: tab.customDataTabID, text: tab.label, tab, isOpen };
}

const tabText = ({ item: { tab, text, isOpen } }: TreeRow<TabItem>) => (
  <>
    <span className={isOpen ? 'font-semibold text-accent-fg' : undefined}>{text}</span>
    {isOpen && <span className="sr-only">, open</span>}
    {!tab.display && <span className="block text-label text-muted">Hidden</span>}
    {tab.inFileMain && <span className="block text-label text-muted">Also on File Main</span>}
  </>
);
