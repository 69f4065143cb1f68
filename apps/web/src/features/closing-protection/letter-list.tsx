import type { Letter } from '@closewright/contract/closing-protection';
import { Badge } from '@closewright/ui/badge';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { letterName, stateLooks } from './letter-words.ts';

export interface LetterListProps {
  letters: readonly Letter[];
  current: number | null;
  onCurrentChange: (letterID: number) => void;
  onOpen: (letter: Letter) => void;
  mayEdit: boolean;
  moment: (instant: string) => string;
}

/** The letters of a file with where each stands, the newest first. */
export function LetterList({ letters, current, onCurrentChange, onOpen, mayEdit, moment }: LetterListProps) {
  const columns: GridColumn<Letter>[] = [
    { id: 'number', header: 'Letter', kind: 'identifier', value: letterName, minWidth: 150, rowHeader: true },
    {
      id: 'state',
      header: 'State',
      value: ({ state }) => state,
      render: ({ state }) => (
        <Badge tone={stateLooks[state].tone} icon={stateLooks[state].icon}>
          {state}
        </Badge>
      ),
      width: 112,
    },
    { id: 'lender', header: 'Lender', value: ({ lenderName }) => lenderName, minWidth: 120 },
    { id: 'loan', header: 'Loan number', kind: 'identifier', value: ({ loanNumber }) => loanNumber, width: 120 },
    { id: 'fee', header: 'Fee', kind: 'money', value: ({ fee }) => fee, width: 80, priority: 1 },
    {
      id: 'when',
      header: 'Requested',
      value: ({ requestedAt }) => requestedAt,
      text: ({ requestedAt }) => moment(requestedAt),
      width: 156,
      priority: 2,
    },
    { id: 'who', header: 'By', value: ({ requestedBy }) => requestedBy, width: 120, priority: 3 },
  ];
  return (
    <DataGrid
      label="Letters"
      columns={columns.map((column) => ({ ...column, sortable: false, filterable: false }))}
      rows={letters}
      rowKey={({ letterID }) => letterID}
      currentKey={current}
      onCurrentChange={(letter) => letter && onCurrentChange(letter.letterID)}
      onRowOpen={onOpen}
      empty={
        <EmptyState title="No letter yet">
          {mayEdit ? 'Check the lender and its address, then request one.' : 'Nobody has asked for one on this file.'}
        </EmptyState>
      }
    />
  );
}
