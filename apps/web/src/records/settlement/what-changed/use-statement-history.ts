import type { KeptStatement, Settlement, StatementEdit } from '@closewright/contract/settlement';
import { replay, type StatementHistory, type StatementState } from '@closewright/domain/closing-file';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { keyFor, queryFor, send } from '../../../lib/api/index.ts';
import { statementIDs } from '../../plain/tables.plain.ts';

/** From when on: a version of the statement, or a moment. */
export type Since = { readonly version: number } | { readonly moment: string };

/** How many edits are read at most, and in one call. */
const mostPages = 10;
const perPage = 500;

/** What a statement came to after each of its edits, as far as it is read and reckoned. */
export interface HistoryState {
  readonly query: { readonly isError: boolean; readonly error: unknown; refetch(): unknown };
  readonly history: StatementHistory<StatementEdit> | null;
  readonly edits: readonly StatementEdit[];
  readonly leftOut: Settlement['leftOut'];
  /** There are more edits than are read. */
  readonly isTooLong: boolean;
}

interface HistoryInput {
  ordersID: number;
  statement: Settlement;
  hasSeller: boolean;
  since: Since;
  /** A version that it is looked at until; null for what is saved now. */
  until: number | null;
}

interface Edits {
  readonly edits: readonly StatementEdit[];
  readonly leftOut: Settlement['leftOut'];
  readonly isTooLong: boolean;
}

/** Reads the edits of a statement and plays them back, piece by piece, so that the dialog answers meanwhile. */
export function useStatementHistory({ ordersID, statement, hasSeller, since, until }: HistoryInput): HistoryState {
  const params = { ordersID, loanID: statement.loanID };
  const bounds = {
    ...('version' in since ? { sinceVersion: since.version } : { since: since.moment }),
    ...(until === null ? {} : { untilVersion: until }),
  };
  const kept = (statementVersionID: number | null) => ({
    ...queryFor('getStatementVersion', { params: { ...params, statementVersionID: statementVersionID ?? 0 } }),
    enabled: statementVersionID !== null,
  });
  const from = useQuery(kept('version' in since ? since.version : null));
  const to = useQuery(kept(until));
  const query = useQuery({
    queryKey: [...keyFor('listStatementEdits'), params, bounds, statement.version],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Edits> => {
      const edits: StatementEdit[] = [];
      let after = 0;
      for (let page = 1; ; page += 1) {
        const read = await send(
          'listStatementEdits',
          { params, query: { ...bounds, after, take: perPage } },
          { signal },
        );
        edits.push(...read.results);
        const isTooLong = read.next !== null && page === mostPages;
        if (read.next === null || isTooLong) return { edits, leftOut: read.leftOut, isTooLong };
        after = read.next;
      }
    },
  });
  const { data } = query;
  // A version that is read still, or failed, has nothing yet.
  const isKnown = 'version' in since === (from.data !== undefined) && (until !== null) === (to.data !== undefined);
  const input = useMemo(
    () =>
      data === undefined || data.isTooLong || !isKnown
        ? null
        : replayed(data, { statement, hasSeller }, from.data, to.data),
    [data, isKnown, from.data, to.data, statement, hasSeller],
  );
  const history = useReplay(input);
  const failed = [query, from, to].find(({ isError }) => isError);
  return {
    query: failed ?? query,
    history,
    edits: data?.edits ?? [],
    leftOut: data?.leftOut ?? [],
    isTooLong: data?.isTooLong ?? false,
  };
}

interface Replayed {
  readonly edits: readonly StatementEdit[];
  readonly to: StatementState;
  readonly from: StatementState | undefined;
}

/** What is played back: until a version or how the statement stands, from a version or as the edits find it. */
function replayed(
  { edits, leftOut }: Edits,
  now: Pick<HistoryInput, 'statement' | 'hasSeller'>,
  from: KeptStatement | undefined,
  to: KeptStatement | undefined,
): Replayed {
  const hidden = [...leftOut, ...(from?.settlement.leftOut ?? [])];
  const state = (document: Settlement, hasSeller: boolean): StatementState => ({
    // What the reader has no right to leaves open what depends on it.
    document: { ...document, leftOut: [...new Set([...document.leftOut, ...hidden])] },
    hasSeller,
  });
  return {
    edits,
    to: to ? state(to.settlement, to.hasSeller) : state(now.statement, now.hasSeller),
    from: from && state(from.settlement, from.hasSeller),
  };
}

/** Longest time that the screen does not answer, in ms. */
const mostAtOnce = 12;

function useReplay(input: Replayed | null): StatementHistory<StatementEdit> | null {
  const [made, setMade] = useState<{ of: Replayed; history: StatementHistory<StatementEdit> } | null>(null);
  useEffect(() => {
    if (input === null) return;
    const steps = replay(input.to, input.edits, statementIDs, input.from);
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      const end = performance.now() + mostAtOnce;
      do {
        const { done, value } = steps.next();
        if (done) return setMade({ of: input, history: value });
      } while (performance.now() < end);
      timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [input]);
  return made !== null && made.of === input ? made.history : null;
}
