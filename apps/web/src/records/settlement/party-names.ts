import type { Settlement } from '@closewright/contract/settlement';
import { useCallback } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Rows } from '../editor/aggregate.ts';
import type { StatementKind } from './statement-aggregate.ts';
import { useStatementPage } from './statement-rows.ts';

/** Where rows of a statement name somebody who gets or gives money. */
const fields: Partial<Record<StatementKind, string>> = {
  fees: 'payeeName',
  feeParts: 'payee',
  adjustmentParts: 'payee',
  transferTaxes: 'payee',
  commissionPayees: 'payee',
  escrowItems: 'payee',
  adjustments: 'party',
};

/** Names that rows of a statement have, the newest first. */
export const namesIn = (rows: Rows<StatementKind>): readonly string[] =>
  Object.entries(fields)
    .flatMap(([kind, field]) => rows[kind as StatementKind].map(({ values }) => values[field]))
    .flatMap((name) => (typeof name === 'string' && name !== '' ? [name] : []))
    .reverse();

/** Who is offered where a party is named: who has been named in the statement, its lenders, and the contacts of the file. */
export function usePartyNames({ loans }: Settlement): () => readonly string[] {
  const { editor } = useStatementPage();
  const contacts = useOpenFile()?.detail?.contacts;
  return useCallback(
    () => [
      ...namesIn(editor.rows.get()),
      ...[...loans.map(({ lenderName }) => lenderName), ...(contacts ?? []).map(({ name }) => name)].flatMap(
        (name) => name ?? [],
      ),
    ],
    [editor, loans, contacts],
  );
}
