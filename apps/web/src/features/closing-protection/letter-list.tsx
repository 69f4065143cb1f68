import type { Letter } from '@closewright/contract/closing-protection';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { type ListQuery, listWords, RecordGrid } from '../../records/list/record-grid.tsx';
import type { InHand } from '../../records/list/use-in-hand.ts';
import { letterName, stateLooks } from './letter-words.ts';

export interface LetterListProps {
  query: ListQuery;
  letters: readonly Letter[];
  inHand: InHand<Letter>;
  onOpen: (letter: Letter) => void;
  mayEdit: boolean;
  moment: (instant: string) => string;
}

const words = {
  ...listWords('letter', 'letters', 'Check the lender and its address, then request one.'),
  failed: 'The letters could not be loaded',
};

/** The letters of a file with where each stands, the newest first. */
export function LetterList({ query, letters, inHand, onOpen, mayEdit, moment }: LetterListProps) {
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
    <RecordGrid<Letter>
      label="Letters"
      columns={columns.map((column) => ({ ...column, sortable: false, filterable: false }))}
      rows={letters}
      rowKey={({ letterID }) => letterID}
      query={query}
      words={mayEdit ? words : { ...words, emptyHint: 'Nobody has asked for one on this file.' }}
      currentKey={inHand.current?.letterID ?? null}
      onCurrentChange={(letter) => letter && inHand.choose(letter.letterID)}
      onRowOpen={onOpen}
    />
  );
}
