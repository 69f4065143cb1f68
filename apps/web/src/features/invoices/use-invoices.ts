import type { Invoice } from '@closewright/contract/invoices';
import { can, pageMode } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { isBeingOpened, type OpenFile } from '../../open-file/file-context.ts';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';

/** The route of the page. */
export const invoicesRoute = routeByName('o-inv:invoices');

/** The invoices of the open file, and why they cannot be written. Once the page was read-only it stays so until it is left (core.md §4). */
export function useInvoices(file: OpenFile) {
  const { ordersID, state } = file;
  const { actor } = useSession();
  const client = useQueryClient();
  const input = { params: { ordersID } };
  const query = useQuery(queryFor('listInvoices', input));
  const queryKey = keyFor('listInvoices', input);
  useFreshFile(queryKey);
  const [wasReadOnly, setWasReadOnly] = useState(false);
  const { readOnly, reasons } = pageMode(actor, invoicesRoute, state, wasReadOnly);
  // Until it is known who has the file, it counts as in use; that is no state the page was in.
  if (readOnly && !wasReadOnly && !isBeingOpened(file)) setWasReadOnly(true);
  const refusal = readOnly
    ? (reasons[0]?.text ?? 'This page cannot be edited now.')
    : (can(actor, 'saveInvoices', { file: state }).reason?.text ?? null);
  const stored = (invoice: Invoice) =>
    client.setQueryData(queryKey, (before: typeof query.data) => {
      if (before === undefined) return before;
      const isKnown = before.invoices.some(({ invoiceID }) => invoiceID === invoice.invoiceID);
      const invoices = isKnown
        ? before.invoices.map((each) => (each.invoiceID === invoice.invoiceID ? invoice : each))
        : [invoice, ...before.invoices];
      return { ...before, invoices };
    });
  const refresh = () => client.invalidateQueries({ queryKey });
  /** All that keeps it read-only is that it was: who opens it again can edit it. */
  const isOnlyOpenedSo = readOnly && !pageMode(actor, invoicesRoute, state).readOnly;
  return { query, refusal, stored, refresh, openAgain: isOnlyOpenedSo ? () => setWasReadOnly(false) : null };
}
