import type { FileNote } from '@closewright/contract/file-notes';
import { Badge, type BadgeProps } from '@closewright/ui/badge';
import { Eye, Flag, History, Pin } from 'lucide-react';

interface Mark {
  readonly text: string;
  readonly icon: BadgeProps['icon'];
  readonly tone: BadgeProps['tone'];
}

/** What is marked on a note, the weightiest first: always an icon and a word. */
function marksOf({ supersededAt, isCritical, isPinned, isVisibleToClient }: FileNote): readonly Mark[] {
  const marks: Mark[] = [];
  if (supersededAt !== null) marks.push({ text: 'Superseded', icon: History, tone: 'neutral' });
  if (isCritical) marks.push({ text: 'Critical', icon: Flag, tone: 'danger' });
  if (isPinned) marks.push({ text: 'Pinned', icon: Pin, tone: 'accent' });
  if (isVisibleToClient) marks.push({ text: 'Client', icon: Eye, tone: 'info' });
  return marks;
}

/** The marks of a note as one text. */
export function marksText(note: FileNote): string {
  return marksOf(note)
    .map(({ text }) => text)
    .join(', ');
}

/** The marks of a note. */
export function NoteMarks({ note }: { note: FileNote }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1">
      {marksOf(note).map(({ text, icon, tone }) => (
        <Badge key={text} tone={tone ?? 'neutral'} icon={icon}>
          {text}
        </Badge>
      ))}
    </span>
  );
}

/** What a note says, struck through where another one took its place. */
export function NoteText({ note: { body, supersededAt } }: { note: FileNote }) {
  return supersededAt === null ? body : <s>{body}</s>;
}
