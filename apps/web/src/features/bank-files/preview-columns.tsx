import type { ImportState } from '@closewright/domain/bank-files';
import { formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { checkboxEditor, columnOf, type SettingColumn } from '@closewright/ui/data-grid';
import { Check, CircleHelp, Clock, Lock, type LucideIcon, Plus } from 'lucide-react';
import { itemWords, numberOf } from './bank-file-words.ts';
import type { Keeps, PreviewRow } from './preview-rows.ts';

const column = columnOf<PreviewRow>();

const looks: Readonly<Record<ImportState, { tone: 'info' | 'neutral' | 'warning'; icon: LucideIcon }>> = {
  New: { tone: 'info', icon: Plus },
  Late: { tone: 'warning', icon: Clock },
  Known: { tone: 'neutral', icon: Check },
  'Looks like one': { tone: 'warning', icon: CircleHelp },
  'Day is reconciled': { tone: 'neutral', icon: Lock },
};

const whyNot = {
  New: 'What is new is taken',
  Late: 'What is late is taken on the first day that is not reconciled',
  Known: 'It is here already',
  'Day is reconciled': 'It is in the first balance of the account',
} as const;

/**
 * The items of a file. Where one looks like a known one, the known one stands beside it, with a box to keep both.
 * @param hasDoubts some of them look like known ones
 * @param mayKeep nothing is asked where nothing can be imported
 */
export function previewColumns({ keeps, hasDoubts, mayKeep }: { keeps: Keeps; hasDoubts: boolean; mayKeep: boolean }) {
  const keep = column({
    id: 'keep',
    header: 'Take',
    value: ({ key, item }): boolean =>
      item.state === 'New' || item.state === 'Late' || (item.state === 'Looks like one' && keeps.has(key)),
    editor: checkboxEditor(),
    editable: ({ item }) => item.state === 'Looks like one' || whyNot[item.state],
    width: 60,
  });
  const like = column({
    id: 'like',
    header: 'The known one',
    kind: 'muted',
    value: ({ item }) => (item.state === 'Looks like one' && item.like !== null ? itemWords(item.like) : null),
    grow: 1.2,
    minWidth: 160,
  });
  const columns = [
    column({
      id: 'state',
      header: 'State',
      value: ({ item }) => item.state,
      render: ({ item }) => <Badge {...looks[item.state]}>{item.state}</Badge>,
      width: 132,
    }),
    ...(hasDoubts && mayKeep ? [keep] : []),
    column({
      id: 'date',
      header: 'Date',
      kind: 'date',
      value: ({ item }) => item.date,
      text: ({ item }) => formatDate(item.date),
      width: 100,
    }),
    column({ id: 'kind', header: 'Kind', value: ({ item }) => item.kind, width: 112 }),
    column({
      id: 'number',
      header: 'Number or reference',
      kind: 'identifier',
      value: ({ item }) => numberOf(item),
      rowHeader: true,
      width: 148,
    }),
    column({ id: 'text', header: 'Text', value: ({ item }) => item.text, grow: 1, minWidth: 140 }),
    ...(hasDoubts ? [like] : []),
    column({ id: 'amount', header: 'Amount', kind: 'money', value: ({ item }) => item.amount, width: 116 }),
    column({ id: 'code', header: 'Code', kind: 'muted', value: ({ item }) => item.code, width: 60, priority: 2 }),
    column({ id: 'line', header: 'Line', kind: 'number', value: ({ item }) => item.line, width: 56, priority: 1 }),
  ];
  return columns as SettingColumn<PreviewRow>[];
}
