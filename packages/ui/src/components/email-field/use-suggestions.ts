import { useEffect, useRef, useState } from 'react';
import type { EmailRecipient } from '../../lib/parse/email.ts';

/** Answers the contacts that match the text, best first. Stop when the signal says so. */
export type EmailSuggest = (
  text: string,
  options: { signal: AbortSignal },
) => Promise<readonly EmailRecipient[]> | readonly EmailRecipient[];

/** Milliseconds after the last key before contacts are asked for, and after losing the focus before the list closes. */
export const SUGGEST_DEBOUNCE = 200;
export const CLOSING_DEBOUNCE = 300;

export interface Suggestions {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  list: readonly EmailRecipient[];
}

const IDLE: Suggestions = { state: 'idle', list: [] };

/** Contacts for the text typed so far. The newest question wins; answers to older ones are dropped unseen. */
export function useSuggestions(text: string, suggest: EmailSuggest | undefined): Suggestions {
  const [answer, setAnswer] = useState<{ text: string } & Suggestions>({ text: '', ...IDLE });
  const latest = useRef(suggest);
  useEffect(() => {
    latest.current = suggest;
  });
  const wanted = suggest ? text.trim() : '';
  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    const settle = (state: 'ready' | 'failed', list: readonly EmailRecipient[]) => {
      if (!abort.signal.aborted) setAnswer({ text: wanted, state, list });
    };
    const ask = async () => {
      try {
        settle('ready', (await latest.current?.(wanted, { signal: abort.signal })) ?? []);
      } catch {
        settle('failed', []);
      }
    };
    const timer = setTimeout(() => void ask(), SUGGEST_DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);
  if (wanted === '') return IDLE;
  // While the next answer is under way the last one stays, so that the list does not flicker.
  return answer.text === wanted ? answer : { state: 'loading', list: answer.text === '' ? [] : answer.list };
}
