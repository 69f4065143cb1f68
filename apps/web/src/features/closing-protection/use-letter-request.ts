import type { Letter, LetterRequest } from '@closewright/contract/closing-protection';
import { type LetterDefaults, letterProblems } from '@closewright/domain/closing-protection';
import { catalogue } from '@closewright/domain/errors';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useEffect, useRef, useState } from 'react';
import { registerLeaveGuard } from '../../app/leave-guard.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { type RecordErrors, requiredErrors, serverErrors, tidy } from '../../records/form/record-errors.ts';
import { letterTable } from '../../records/plain/tables.plain.ts';

/** The request of a letter being typed and sent. */
export function useLetterRequest(
  ordersID: number,
  defaultsOf: (loanID?: number | null) => LetterDefaults,
  onAnswer: (letter: Letter | null) => void,
) {
  const [form, setForm] = useState(() => defaultsOf());
  const [old, setOld] = useState<Letter | null>(null);
  const [errors, setErrors] = useState<RecordErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [isTouched, setTouched] = useState(false);
  // The same as long as the same is asked for: a request that is sent again is one letter.
  const key = useRef<string | null>(null);

  useEffect(() => {
    if (!isTouched) return;
    const ask = () =>
      dialogs.confirm({
        title: 'Leave without requesting the letter?',
        message: 'What you typed about the letter is not sent.',
        confirmLabel: 'Leave',
      });
    return registerLeaveGuard({ mayLeave: ask, saveFirst: ask });
  }, [isTouched]);

  const begin = (next: LetterDefaults, reissued: Letter | null) => {
    key.current = null;
    setForm(next);
    setOld(reissued);
    setErrors({});
    setFailure(null);
    setTouched(false);
  };
  const set = (part: Partial<LetterDefaults>) => {
    key.current = null;
    setTouched(true);
    setForm((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };
  const refuse = (found: RecordErrors, message: string) => {
    setErrors(found);
    setFailure(message);
    setAttempt((count) => count + 1);
  };
  const send = async (): Promise<void> => {
    const values = tidy({ ...form });
    const found = { ...requiredErrors(letterTable, { ...values }), ...letterProblems(values) };
    if (Object.keys(found).length > 0) return refuse(found, catalogue.correctHighlightedErrors);
    key.current ??= crypto.randomUUID();
    setSending(true);
    setFailure(null);
    try {
      const body = { requestKey: key.current, reissuedFromID: old?.letterID ?? null, letter: values as LetterRequest };
      const letter = await call('requestLetter', { params: { ordersID }, body });
      begin(defaultsOf(), null);
      onAnswer(letter);
    } catch (error) {
      const named = serverErrors(error, Object.keys(values));
      // A refused request is answered for good: the next one is another.
      if (Object.keys(named).length > 0) key.current = null;
      refuse(named, messageOf(error));
      onAnswer(null);
    } finally {
      setSending(false);
    }
  };
  return {
    form,
    old,
    errors,
    failure,
    attempt,
    isSending,
    set,
    send,
    /** Begins with a loan of the file: its lender and address come along. */
    chooseLoan: (loanID: number | null) => set({ ...defaultsOf(loanID), form: form.form }),
    /** Begins with what a letter says, to stand in its place. */
    reissue: (letter: Letter) => begin(requestOf(letter, form), letter),
    startAnew: () => begin(defaultsOf(), null),
  };
}

export type LetterRequestState = ReturnType<typeof useLetterRequest>;

/** Of a letter what a request has. */
function requestOf(letter: Letter, like: LetterDefaults): LetterDefaults {
  const values: Readonly<Record<string, unknown>> = letter;
  return Object.fromEntries(Object.keys(like).map((name) => [name, values[name]])) as unknown as LetterDefaults;
}
