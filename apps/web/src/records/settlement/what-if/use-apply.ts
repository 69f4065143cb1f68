import type { OrderDetail } from '@closewright/contract/orders';
import type { Settlement } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import { paidInstead } from '@closewright/domain/fees';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { ApiError, keyFor, messageOf } from '../../../lib/api/index.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';
import type { RecordEditor } from '../../editor/create-record-editor.ts';
import { saveFile } from '../../file/file-aggregate.ts';
import { type RecordErrors, serverErrors } from '../../form/record-errors.ts';
import type { StatementKind } from '../statement-aggregate.ts';
import { factsApart, type Tried } from './tried-facts.ts';

/** What the server calls the loan amount, by what it is called here. */
const fieldOf = (path: string) => (/^loans\.\d+\.amount$/.test(path) ? 'loanAmount' : undefined);

export interface ApplyInput {
  ordersID: number;
  statement: Settlement;
  editor: RecordEditor<StatementKind>;
  tried: Tried;
  /** All of it is stored. */
  onApplied(): void;
}

/** Stores what is tried: who pays fees with the statement, then the facts with the file. What is refused stays tried. */
export function useApply({ ordersID, statement, editor, tried, onApplied }: ApplyInput) {
  const client = useQueryClient();
  const { actor } = useSession();
  const file = useOpenFile();
  const running = useRef(false);
  const [isApplying, setApplying] = useState(false);
  const [errors, setErrors] = useState<RecordErrors>({});
  const subject = { file: file?.state ?? null };
  const refusal = can(actor, 'saveOrder', subject).reason ?? can(actor, 'saveSettlement', subject).reason;

  const applyPayers = async (): Promise<boolean> => {
    const rows = editor.rows.get().fees.filter(({ id }) => tried.payers[id] !== undefined);
    for (const { id, key, values } of rows) {
      const column = tried.payers[id];
      if (column !== undefined) editor.set('fees', key, paidInstead(values, column));
    }
    // What stands in the way is said by the page, which keeps the change.
    return rows.length === 0 || (await editor.engine.saveNow()) === 'saved';
  };
  const applyFacts = async () => {
    const { ofFile: order, ofLoan } = factsApart(tried.facts);
    const orderKey = keyFor('getOrder', { params: { ordersID } });
    const known = client.getQueryData<OrderDetail>(orderKey) ?? file?.detail;
    if (Object.keys(tried.facts).length === 0) return;
    if (known === undefined) throw new Error('The file is still being read. Nothing of it was changed.');
    const loans = Object.keys(ofLoan).length === 0 ? {} : { loans: [{ loanID: statement.loanID, ...ofLoan }] };
    try {
      const stored = await saveFile(ordersID, known.order.version, { order, ...loans });
      client.setQueryData(orderKey, stored);
    } catch (error) {
      if (error instanceof ApiError && error.conflict !== undefined)
        client.setQueryData(orderKey, error.conflict.current as OrderDetail);
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey: keyFor('getSettlement') });
    }
  };
  const apply = async () => {
    if (running.current || refusal !== null) return;
    running.current = true;
    setApplying(true);
    setErrors({});
    try {
      if (!(await applyPayers())) return;
      await applyFacts();
      onApplied();
      toasts.success('Applied to the file');
    } catch (error) {
      const named = serverErrors(error, Object.keys(tried.facts), fieldOf);
      setErrors(Object.keys(named).length > 0 ? named : { '': messageOf(error) });
    } finally {
      running.current = false;
      setApplying(false);
    }
  };
  return { apply, isApplying, errors, refusal: refusal?.text ?? null };
}
