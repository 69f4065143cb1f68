import { type KeyboardEvent, useState } from 'react';
import type { ChangeReason } from '../../lib/change.ts';
import { createUndoStack } from '../../lib/undo-stack.ts';
import type { DocumentTemplate } from './template-search.ts';

export type Templates = readonly DocumentTemplate[];

/** Templates picked in order, none twice, with undo. The caller keeps them; `changed` hears how many there are after a change. */
export function useTemplatePicks(
  templates: Templates,
  report: (next: Templates, reason: ChangeReason) => void,
  changed: (count: number) => void,
) {
  const [history] = useState(() => createUndoStack<Templates>());
  const change = (next: Templates, reason: ChangeReason) => {
    history.note(templates, next);
    report(next, reason);
    changed(next.length);
  };
  /** Its place, from 1; 0 if it is not picked. */
  const placeOf = (id: number) => templates.findIndex((each) => each.documentTemplateID === id) + 1;
  return {
    placeOf,
    /** Those that are not there yet, at the end. */
    add: (more: Templates) => {
      const fresh = more.filter((each) => placeOf(each.documentTemplateID) === 0);
      if (fresh.length > 0) change([...templates, ...fresh], 'pick');
    },
    /** All of them, as the dialog gives them back. */
    replace: (next: Templates) => change(next, 'pick'),
    remove: (ids: ReadonlySet<number>) =>
      change(
        templates.filter((each) => !ids.has(each.documentTemplateID)),
        'clear',
      ),
    /** Ctrl+Z and Ctrl+Y of an input that has no typing of its own to undo. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const key = event.key.toLowerCase();
      const typing = event.currentTarget.value !== '';
      if (!(event.ctrlKey || event.metaKey) || event.altKey || typing || (key !== 'z' && key !== 'y')) return;
      const next = key === 'z' && !event.shiftKey ? history.undo(templates) : history.redo(templates);
      if (!next) return;
      event.preventDefault();
      report(next, 'restore');
      changed(next.length);
    },
  };
}
