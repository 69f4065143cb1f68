import { useEffect, useRef, useState } from 'react';

/** Answers the name of the bank with this routing number, or null. Stop when the signal says so. */
export type BankLookup = (aba: string, options: { signal: AbortSignal }) => Promise<string | null>;

export type BankName = { state: 'idle' | 'checking' | 'unknown' | 'failed' } | { state: 'found'; name: string };

const IDLE: BankName = { state: 'idle' };

/** The bank of a routing number. Each number is asked for once; an answer for a number that is gone is dropped. */
export function useBankName(aba: string | null, lookup: BankLookup | undefined): BankName {
  const [answer, setAnswer] = useState<{ aba: string; bank: BankName } | null>(null);
  const known = useRef(new Map<string, BankName>());
  const latest = useRef(lookup);
  useEffect(() => {
    latest.current = lookup;
  });
  const wanted = lookup ? aba : null;
  useEffect(() => {
    if (wanted === null) return;
    const before = known.current.get(wanted);
    if (before) return setAnswer({ aba: wanted, bank: before });
    const abort = new AbortController();
    const settle = (bank: BankName) => {
      if (abort.signal.aborted) return;
      if (bank.state !== 'failed') known.current.set(wanted, bank);
      setAnswer({ aba: wanted, bank });
    };
    void latest.current?.(wanted, { signal: abort.signal }).then(
      (name) => settle(name === null ? { state: 'unknown' } : { state: 'found', name }),
      () => settle({ state: 'failed' }),
    );
    return () => abort.abort();
  }, [wanted]);
  if (wanted === null) return IDLE;
  return answer?.aba === wanted ? answer.bank : { state: 'checking' };
}
