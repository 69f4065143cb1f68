import { can } from '@closewright/domain/access';
import { leftOutOf, partsOf, type StatementPart, sourceOf } from '@closewright/domain/closing-file';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import type { OpenFile } from '../../open-file/file-context.ts';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';
import { rowsOf } from '../../records/editor/rows.ts';
import type { FieldPlace } from '../../records/rows/go-to-field.ts';
import { statementAggregate } from '../../records/settlement/statement-aggregate.ts';
import { placeOfField } from '../../records/settlement/statement-fields.ts';

/** What a commercial statement takes of the file’s own statement as it is saved: its prorations and payoffs, and where they are typed. */
export interface PartsOfFile {
  readonly parts: readonly StatementPart[];
  placeOf(path: string): FieldPlace | null;
}

const words = 'Prorations and payoffs of the file';
const hidden: PartsOfFile = {
  parts: [
    {
      from: 'payoffs',
      kind: 'payoff',
      label: words,
      place: 'paid',
      sides: ['seller'],
      amounts: {},
      missing: [leftOutOf('payoffs', words)],
    },
  ],
  placeOf: () => null,
};

/** Prorations and payoffs of the statement that the file shows first; undefined until they are there. */
export function usePartsOfFile({ ordersID, state }: OpenFile): { data: PartsOfFile | undefined; failed: boolean } {
  const { actor } = useSession();
  const isOpen = can(actor, 'readSettlementEntries', { file: state }).allowed;
  const query = useQuery({ ...queryFor('getSettlement', { params: { ordersID, loanID: 0 } }), enabled: isOpen });
  useFreshFile(keyFor('getSettlement'));
  const { data: statement } = query;
  const data = useMemo((): PartsOfFile | undefined => {
    if (!isOpen) return hidden;
    if (statement === undefined) return undefined;
    const { file, rows } = sourceOf(statement);
    const { loanID } = statement;
    return {
      parts: partsOf(file, rows),
      placeOf: (path) => placeOfField(path, rowsOf(statementAggregate(ordersID, loanID), statement), { loanID }),
    };
  }, [isOpen, statement, ordersID]);
  return { data, failed: query.isError };
}
