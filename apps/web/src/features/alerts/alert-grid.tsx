import type { Alert } from '@closewright/contract/alerts';
import type { AlertState } from '@closewright/domain/alerts';
import type { GridColumn, RowKey } from '@closewright/ui/data-grid';
import { type ListQuery, RecordGrid } from '../../records/list/record-grid.tsx';
import { alertSource } from './alert-source.ts';

/** The states a list of alerts is asked for by. */
export const alertStateChoices = [
  { value: 'open', label: 'Open' },
  { value: 'snoozed', label: 'Snoozed' },
  { value: 'acknowledged', label: 'Acknowledged' },
] as const satisfies readonly { value: AlertState; label: string }[];

const nothing: Readonly<Record<AlertState, { title: string; text: string }>> = {
  open: { title: 'No open alert', text: 'Nothing needs a look right now.' },
  snoozed: { title: 'No alert is put off', text: 'An alert that is put off comes back on its day.' },
  acknowledged: {
    title: 'No alert is acknowledged',
    text: 'Acknowledged alerts stay here as long as their reason lasts.',
  },
};

export interface AlertGridProps<A extends Alert> {
  label: string;
  gridKey: string;
  state: AlertState;
  columns: readonly GridColumn<A>[];
  query: ListQuery;
  rows: readonly A[];
  chosen: ReadonlySet<RowKey>;
  onChoose: (keys: ReadonlySet<RowKey>) => void;
  /** Enter or a double click: leads to where the alert comes from. */
  onOpen: (alert: A) => void;
}

/** A list of alerts: Space chooses, Enter leads to where the alert comes from. */
export function AlertGrid<A extends Alert>({ state, chosen, onChoose, onOpen, ...grid }: AlertGridProps<A>) {
  return (
    <RecordGrid<A>
      {...grid}
      words={{
        loading: 'Loading the alerts',
        failed: 'The alerts could not be read',
        empty: nothing[state].title,
        emptyHint: nothing[state].text,
      }}
      rowKey={({ alertID }) => alertID}
      selectable
      selectedKeys={chosen}
      onSelectedKeysChange={onChoose}
      onRowOpen={onOpen}
      rowHref={alertSource}
      openOn="double-click"
    />
  );
}
