import { Info } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { IconButton } from '../icon-button/index.ts';

// The layer comes with the first note that is opened.
const NotesLayer = onDemand(() => import('./notes-layer.tsx'));

export interface TreeNotesProps {
  /** "Note on 4.a": name of the button and title of the popover. */
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** The info icon of an item and the popover behind it. */
export function TreeNotes({ title, closeLabel, children }: TreeNotesProps) {
  const [open, setOpen] = useState(false);
  const [offset, setOffset] = useState(4);
  const button = useRef<HTMLSpanElement>(null);
  return (
    <span ref={button} className="inline-flex">
      <IconButton
        icon={Info}
        label={title}
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          // It may not cover the row it is about, which can be several lines high.
          const row = event.currentTarget.closest('[role=row]')?.getBoundingClientRect();
          setOffset(Math.max(4, (row?.bottom ?? 0) - event.currentTarget.getBoundingClientRect().bottom + 2));
          setOpen((was) => !was);
        }}
        className="text-subtle aria-expanded:bg-accent-bg-hover aria-expanded:text-accent-fg"
      />
      {open && (
        <NotesLayer
          anchor={button}
          offset={offset}
          title={title}
          closeLabel={closeLabel}
          onClose={() => setOpen(false)}
        >
          {children}
        </NotesLayer>
      )}
    </span>
  );
}
