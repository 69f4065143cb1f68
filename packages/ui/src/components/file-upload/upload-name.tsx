import { useRef, useState } from 'react';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { parseFileName } from '../../lib/parse/file-name.ts';
import { fileNameFieldMessages } from '../file-name-field/file-name-field.messages.ts';
import { TextField } from '../text-field/text-field.tsx';
import type { FileUploadMessages } from './file-upload.messages.ts';

export interface UploadNameProps {
  /** As it is now, with its ending. */
  name: string;
  isTaken: (name: string) => boolean;
  words: FileUploadMessages;
  /** The whole new name. */
  onRename: (name: string) => void;
  /** Done with, whatever became of it. */
  onClose: () => void;
}

/** The box in which a file gets another name. Its ending stays. Loaded when it is first wanted. */
export default function UploadName({ name, isTaken, words, onRename, onClose }: UploadNameProps) {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot) : '';
  const [stem, setStem] = useState(dot > 0 ? name.slice(0, dot) : name);
  const [error, setError] = useState<string | undefined>();
  const isOver = useRef(false);
  const over = () => {
    isOver.current = true;
    onClose();
  };
  const commit = () => {
    if (isOver.current) return;
    const reading = parseFileName(stem, ending);
    if (reading.state === 'empty') return setError(words.nameBlank);
    if (reading.state === 'refused') return setError(fileNameFieldMessages[reading.reason]);
    const next = `${reading.value}${ending}`;
    if (next !== name && isTaken(next)) return setError(words.nameTaken);
    if (next !== name) onRename(next);
    over();
  };
  return (
    <div data-slot="upload-name" className="min-w-0 flex-1 py-0.5" {...escapeOwner(true)}>
      <TextField
        ref={focusWhole}
        aria-label={words.nameOf(name)}
        value={stem}
        error={error}
        end={ending}
        onValueChange={(next) => {
          setStem(next);
          setError(undefined);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Escape') over();
          else commit();
        }}
      />
    </div>
  );
}

/** It comes because of a key or a press on its row, so it takes the focus. */
function focusWhole(input: HTMLInputElement | null): void {
  if (!input || document.activeElement === input) return;
  input.focus({ preventScroll: true });
  input.select();
}
