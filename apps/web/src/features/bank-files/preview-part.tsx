import type { BankFilePreview, PreviewedStatement } from '@closewright/contract/bank-files';
import { counted } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { Banner } from '@closewright/ui/banner';
import type { GridColumn } from '@closewright/ui/data-grid';
import { Splitter } from '@closewright/ui/splitter';
import { OctagonX } from 'lucide-react';
import { useState } from 'react';
import { RecordGrid } from '../../records/list/record-grid.tsx';
import { accountName, countsWords } from './bank-file-words.ts';
import { Findings } from './findings.tsx';
import type { Keeps } from './preview-rows.ts';
import { PreviewedAccount } from './previewed-account.tsx';

export interface PreviewPartProps {
  preview: BankFilePreview;
  keeps: Keeps;
  onKeeps(keeps: Keeps): void;
  /** Whether anything can be imported, so that something is asked. */
  mayKeep: boolean;
}

interface AccountRow {
  readonly at: number;
  readonly statement: PreviewedStatement;
}

const here = { isPending: false, isError: false, error: null, refetch: () => undefined };
const words = { loading: '', failed: '', empty: 'No account in this file' };

/** A file as it would be taken: what is odd about it, its accounts, and the items of the one in hand. */
export function PreviewPart({ preview, keeps, onKeeps, mayKeep }: PreviewPartProps) {
  const { statements, conflicts, warnings } = preview;
  const [at, setAt] = useState(0);
  const statement = statements[at] ?? null;
  const account = statement && <PreviewedAccount key={at} {...{ statement, at, keeps, onKeeps, mayKeep }} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
      {conflicts.length > 0 && (
        <>
          <Banner tone="danger" title="Nothing can be taken.">
            {conflicts.length === 1 ? 'A balance is another one than is' : 'Balances are other ones than are'} known:
            type it right, or take the file back that told it.
          </Banner>
          <Findings label="Why nothing can be taken" findings={conflicts} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <Banner tone="warning" title={counted(warnings.length, 'thing')}>
            of this file {warnings.length === 1 ? 'is' : 'are'} odd and {warnings.length === 1 ? 'keeps' : 'keep'}{' '}
            nothing from being taken.
          </Banner>
          <Findings label="What is odd" findings={warnings} />
        </>
      )}
      {statements.length < 2 ? (
        account
      ) : (
        <Splitter name="bank-file-accounts" label="Width of the accounts" defaultSize={320} min={200} minOther={420}>
          <RecordGrid<AccountRow>
            label="Accounts of the file"
            query={here}
            words={words}
            columns={columns}
            rows={statements.map((each, place) => ({ at: place, statement: each }))}
            rowKey={(row) => row.at}
            gridKey="bank-file-accounts"
            currentKey={at}
            onCurrentChange={(row) => row && setAt(row.at)}
          />
          {account}
        </Splitter>
      )}
    </div>
  );
}

const columns: readonly GridColumn<AccountRow>[] = [
  {
    id: 'name',
    header: 'Account',
    value: ({ statement }) => accountName(statement),
    rowHeader: true,
    grow: 1,
    minWidth: 120,
  },
  {
    id: 'accountNumber',
    header: 'Number',
    kind: 'identifier',
    value: ({ statement }) => statement.accountNumber,
    width: 88,
    priority: 1,
  },
  {
    id: 'counts',
    header: 'Items',
    value: ({ statement }) => (statement.obstacle === null ? countsWords(statement.counts) : 'Not taken'),
    render: ({ statement }) =>
      statement.obstacle === null ? (
        countsWords(statement.counts)
      ) : (
        <Badge tone="warning" icon={OctagonX}>
          Not taken
        </Badge>
      ),
    width: 148,
  },
];
