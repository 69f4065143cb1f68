import type { LookupRecord } from '@closewright/contract/lookups';
import { counted } from '@closewright/domain/formats';
import { canAddItems, type LookupSetName, lookupMessages, lookupSetRule } from '@closewright/domain/lookup-sets';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import { IconButton } from '@closewright/ui/icon-button';
import { PageHead } from '@closewright/ui/page-head';
import { dialogs } from '@closewright/ui/services/dialogs';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { QueryState } from '../query-state.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { ItemDialog } from './item-dialog.tsx';
import { ItemGrid } from './item-grid.tsx';
import { keptSets, SetList } from './set-list.tsx';
import { useLookupSet } from './use-lookup-set.ts';

const route = routeByName('cfg:lookups');

export interface LookupsScreenProps {
  /** The list to open first; anything that is none opens the first one. */
  find?: string | undefined;
}

/** The lists that fields offer: their items, where they are offered, in which order, and whether still. */
export function LookupsScreen({ find }: LookupsScreenProps) {
  const clock = useClock();
  const { readOnly, reason } = useSettingMode('cfg:lookups');
  const [set, setSet] = useState<LookupSetName>(() => keptSets.find((name) => name === find) ?? 'underwriters');
  const [currentID, setCurrentID] = useState<number | null>(null);
  const { items, regions, regionName, refresh, move } = useLookupSet(set);
  const mayAdd = canAddItems(set);
  const isMovable = !readOnly && currentID !== null;

  const open = async (item: LookupRecord | null) => {
    if (readOnly) return;
    const otherNames = (items.data ?? []).filter(({ id }) => id !== item?.id).map(({ name }) => name);
    const { label } = lookupSetRule(set);
    const answer = await dialogs.open(
      ItemDialog,
      { set, item, otherNames, regions },
      { title: item === null ? 'Add item' : `Edit ${item.name}`, subtitle: label, size: 425, key: 'lookup-item' },
    );
    // Also after Cancel: what was refused may be old here.
    refresh();
    if (!answer.dismissed) setCurrentID(answer.value.id);
  };

  return (
    <>
      <PageHead
        title={route.label}
        meta={items.data && `${lookupSetRule(set).label}, ${counted(items.data.length, 'item')}`}
        saveState={readOnly ? 'Read only' : undefined}
      >
        <IconButton
          icon={ArrowUp}
          label="Move item up"
          disabled={!isMovable}
          disabledReason={readOnly ? reason : 'Choose an item first.'}
          onClick={() => currentID !== null && void move(currentID, -1)}
        />
        <IconButton
          icon={ArrowDown}
          label="Move item down"
          disabled={!isMovable}
          disabledReason={readOnly ? reason : 'Choose an item first.'}
          onClick={() => currentID !== null && void move(currentID, 1)}
        />
        <Button
          variant="primary"
          icon={Plus}
          disabled={readOnly || !mayAdd}
          disabledReason={readOnly ? reason : lookupMessages.noAdding}
          onClick={() => void open(null)}
        >
          Add item
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1 divide-x divide-hairline border-t border-hairline bg-surface-base">
        <SetList
          current={set}
          onChoose={(next) => {
            setSet(next);
            setCurrentID(null);
          }}
        />
        <section aria-label={lookupSetRule(set).label} className="flex min-h-0 min-w-0 flex-1 flex-col">
          <QueryState query={items} what="The list">
            {(data) => (
              <ItemGrid
                key={set}
                set={set}
                items={data}
                regionName={regionName}
                since={clock.since}
                currentID={currentID}
                onCurrent={setCurrentID}
                onOpen={(item) => void open(item)}
              />
            )}
          </QueryState>
        </section>
      </div>
    </>
  );
}
