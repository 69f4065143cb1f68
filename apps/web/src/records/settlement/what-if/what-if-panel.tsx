import type { Settlement } from '@closewright/contract/settlement';
import { formOfFile, loanMoves, reasonLength, statementMoves } from '@closewright/domain/closing-file';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { pushEscapeRung } from '@closewright/ui/lib/escape-ladder';
import { dialogs } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFocusWhenAsked } from '../../../lib/panel/use-focus-when-asked.ts';
import { usePart, useStore } from '../../../lib/store.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';
import type { RecordEditor } from '../../editor/create-record-editor.ts';
import { MovesTables } from '../moves-tables.tsx';
import type { StatementKind } from '../statement-aggregate.ts';
import { statedOfLoan } from '../stored-loan.ts';
import { nothingTried, reckonedBoth, type Tried, triedByStatement, triedCount, withoutGone } from './tried-facts.ts';
import { TriedFields } from './tried-fields.tsx';
import { useApply } from './use-apply.ts';

export interface WhatIfPanelProps {
  ordersID: number;
  statement: Settlement;
  editor: RecordEditor<StatementKind>;
}

/** Facts of the file to try, and what of the statement moves with them: before, after and change. */
export function WhatIfPanel({ ordersID, statement, editor }: WhatIfPanelProps) {
  const header = useOpenFile()?.header;
  const key = `${ordersID} ${statement.loanID}`;
  const kept = usePart(triedByStatement, (all) => all.get(key)) ?? nothingTried;
  const rows = useStore(editor.rows);
  const tried = useMemo(() => withoutGone(kept, rows), [kept, rows]);
  const setTried = (next: Tried) => triedByStatement.set((all) => new Map(all).set(key, next));
  const box = useRef<HTMLFieldSetElement>(null);
  // Fields of their own for each round: a text that was refused, and what the browser would undo in them, end with it.
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const refuse = (name: string, isRefused: boolean) =>
    setRefused((all) => {
      const others = new Set([...all].filter((each) => each !== name));
      return isRefused ? others.add(name) : others.size === all.size ? all : others;
    });
  const discard = () => {
    const field = box.current?.contains(document.activeElement)
      ? document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
      : undefined;
    flushSync(() => {
      setTried(nothingTried);
      setRound(round + 1);
      setRefused(new Set());
    });
    const [first, ...others] = box.current?.querySelectorAll<HTMLElement>('input') ?? [];
    const isSame = (each: HTMLElement) => each.closest('[data-field]')?.getAttribute('data-field') === field;
    if (field !== undefined) ([first, ...others].find((each) => each && isSame(each)) ?? first)?.focus();
  };
  const { apply, isApplying, errors, refusal } = useApply({ ordersID, statement, editor, tried, onApplied: discard });
  const hasSeller = header?.hasSeller ?? statement.hasSeller;
  const form = formOfFile(header?.settlementStatementType);
  const moves = useMemo(() => {
    const { before, after } = reckonedBoth(rows, statement, hasSeller, tried);
    const stated = statedOfLoan(rows.statement[0]?.values);
    const [was, is] = [before, after].map(({ state, loan }) => loan && { loan: { loan, stated }, costs: state });
    const loan = was && is && form === 'CDF' && triedCount(tried) > 0 ? loanMoves(was, is) : [];
    return { ...statementMoves(before.state, after.state, form), loan };
  }, [rows, statement, hasSeller, tried, form]);
  const count = triedCount(tried);
  const isTyped = count > 0 || refused.size > 0;
  useFocusWhenAsked('whatIf', box, 'input');
  const askDiscard = async () => {
    const isMeant = count < 2 || (await dialogs.confirm(discardQuestion(count)));
    if (!isMeant) return;
    discard();
    box.current?.querySelector('input')?.focus();
  };
  useEscape(box, isTyped, () => void askDiscard());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    if (count > 0) void apply();
  };
  return (
    <fieldset
      ref={box}
      aria-label="What if"
      // What is tried is no edit of the page: it is neither saved nor undone with it.
      data-own-undo
      onKeyDown={onKeyDown}
      className="flex min-w-0 flex-col gap-section"
    >
      <p className="flex items-center gap-2 text-label text-muted">
        <Badge tone="info">Not saved</Badge>
        Other people see the saved figures until you apply.
      </p>
      <FieldModeScope mode="edit">
        <TriedFields
          key={round}
          statement={statement}
          hasSeller={hasSeller}
          rows={rows}
          tried={tried}
          errors={errors}
          onTry={setTried}
          onRefused={refuse}
        />
      </FieldModeScope>
      <MovesTables moves={moves} />
      <div className="sticky -bottom-3 -mx-4 -mb-3 border-t border-hairline bg-surface-header px-4 py-2">
        {(errors[''] ?? refusal) && (
          <p role={errors[''] ? 'alert' : undefined} className="pb-2 text-label text-danger-fg">
            {errors[''] ?? refusal}
          </p>
        )}
        {count > 0 && refusal === null && (
          <FieldModeScope mode="edit">
            <TextField
              label="Reason"
              placeholder="Kept with the edits"
              data-field="whatIf.reason"
              className="pb-2"
              maxLength={reasonLength}
              error={errors.reason}
              value={tried.reason}
              onValueChange={(reason) => setTried({ ...tried, reason: reason ?? '' })}
            />
          </FieldModeScope>
        )}
        <div className="flex gap-1.5">
          <Button size="sm" shortcut="Esc" disabled={!isTyped} onClick={() => void askDiscard()}>
            Discard
          </Button>
          <Button
            size="sm"
            variant="primary"
            shortcut="Ctrl Enter"
            className="ms-auto"
            busy={isApplying}
            disabled={count === 0 || refusal !== null}
            onClick={() => void apply()}
          >
            Apply to file
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

const discardQuestion = (count: number) => ({
  key: 'discard-what-if',
  title: `Discard ${count} changes?`,
  message: 'What you tried is gone then. Nothing of it was stored.',
  confirmLabel: 'Discard',
});

/** Escape in the panel, once fields and lists have had theirs. */
function useEscape(box: { readonly current: HTMLElement | null }, isMeant: boolean, discard: () => void): void {
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  });
  useEffect(() => {
    if (!isMeant) return;
    return pushEscapeRung(() => {
      if (!box.current?.contains(document.activeElement)) return false;
      latest.current();
      return true;
    });
  }, [isMeant, box]);
}
