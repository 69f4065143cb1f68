import type { OrderDetail } from '@closewright/contract/orders';
import type { Settlement } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { ApiError, call, keyFor } from '../../../lib/api/index.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';
import type { RecordEditor } from '../../editor/create-record-editor.ts';
import type { RecordErrors } from '../../form/record-errors.ts';
import type { StatementKind } from '../statement-aggregate.ts';
import { applyErrors } from './apply-errors.ts';
import { factsApart, factsOfFile, feesTried, type Tried } from './tried-facts.ts';

export interface ApplyInput {
  ordersID: number;
  statement: Settlement;
  editor: RecordEditor<StatementKind>;
  tried: Tried;
  /** All of it is stored. */
  onApplied(): void;
}

/** Stores what is tried of the file, its loan and its fees: all of it or nothing, and what is refused stays tried. */
export function useApply({ ordersID, statement, editor, tried, onApplied }: ApplyInput) {
  const client = useQueryClient();
  const { actor } = useSession();
  const file = useOpenFile();
  const running = useRef(false);
  const [isApplying, setApplying] = useState(false);
  const [errors, setErrors] = useState<RecordErrors>({});
  const subject = { file: file?.state ?? null };
  const refusal = can(actor, 'saveOrder', subject).reason ?? can(actor, 'saveSettlement', subject).reason;

  const params = { ordersID, loanID: statement.loanID };
  const orderKey = keyFor('getOrder', { params: { ordersID } });
  const statementKey = keyFor('getSettlement', { params });
  const send = async () => {
    const order = client.getQueryData<OrderDetail>(orderKey) ?? file?.detail;
    const known = client.getQueryData<Settlement>(statementKey) ?? statement;
    if (order === undefined) throw new Error('The file is still being read. Nothing was applied.');
    const { ofFile: facts, ofLoan: loan } = factsApart(tried.facts);
    const fees = feesTried(editor.rows.get(), tried.payers);
    const body = {
      version: known.version,
      orderVersion: order.order.version,
      facts,
      loan,
      fees,
      reason: tried.reason.trim() || null,
    };
    const stored = await call('applyToFile', { params, body });
    client.setQueryData(orderKey, stored.order);
    client.setQueryData(statementKey, stored.settlement);
  };
  /** A stale save is answered with what is stored now, of file or statement. */
  const keep = (error: unknown) => {
    if (!(error instanceof ApiError) || error.conflict === undefined) return;
    client.setQueryData('version' in error.modelState ? statementKey : orderKey, error.conflict.current);
  };
  const apply = async () => {
    if (running.current || refusal !== null) return;
    running.current = true;
    setApplying(true);
    setErrors({});
    try {
      // What is typed on the page is saved by itself first; what stands in the way is said there.
      const outcome = await editor.engine.saveNow();
      if (outcome === 'invalid' || outcome === 'failed' || outcome === 'aborted') return;
      await send();
      onApplied();
      toasts.success('Applied to the file');
    } catch (error) {
      setErrors(applyErrors(error, tried, factsOfFile(statement), statement.loanID));
      keep(error);
    } finally {
      // Other loans' statements are of the same file.
      void client.invalidateQueries({ queryKey: keyFor('getSettlement') });
      running.current = false;
      setApplying(false);
    }
  };
  return { apply, isApplying, errors, refusal: refusal?.text ?? null };
}
