import type { KeyboardEvent } from 'react';
import { useStatementPage, useStatementRows } from '../../records/settlement/statement-rows.ts';
import { FormField } from './form-field.tsx';
import type { AddedLine } from './use-form-lines.ts';

interface NewLineProps {
  added: AddedLine;
  /** The focus goes to the line on the paper, or to its next cell. */
  onDone(to?: 'next cell'): void;
  onLeave(): void;
}

/** The words of a line that is added, below the paper: while they are typed the form puts the line where its order has it. */
export function NewLineBar({ added: { kind, key, title, names }, onDone, onLeave }: NewLineProps) {
  const row = useStatementRows()[kind].find((each) => each.key === key);
  const writer = useStatementPage();
  if (row === undefined) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, shiftKey } = event;
    const last = [...currentTarget.querySelectorAll('input, [role=combobox]')].at(-1);
    // The search of a list gives the focus back to its field.
    const isLast = target === last || !(target instanceof Node && currentTarget.contains(target));
    if (event.key !== 'Tab' || shiftKey || !isLast) return;
    event.preventDefault();
    onDone('next cell');
  };
  return (
    <section aria-label={`New line in ${title}`} onKeyDown={onKeyDown} className="form-new-line">
      <p className="text-label text-muted">New line in {title}</p>
      <FormField key={key} field={{ kind, row, names }} writer={writer} onDone={() => onDone()} onLeave={onLeave} />
    </section>
  );
}
