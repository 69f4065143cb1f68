import { Pause, Play, RefreshCw, X } from 'lucide-react';
import type { RefCallback } from 'react';
import { Button } from '../button/button.tsx';
import type { FileUploadMessages } from './file-upload.messages.ts';
import type { UploadItem } from './upload.types.ts';
import type { UploadAct } from './upload-queue.types.ts';

export interface UploadAllProps {
  items: readonly UploadItem[];
  /** How many files each act is for. */
  counts: Readonly<Record<UploadAct, number>>;
  disabled: boolean | undefined;
  words: FileUploadMessages;
  onAct: (act: UploadAct) => void;
  /** A button goes away while it has the focus. */
  onOrphan: () => void;
}

/** Below the files, while several of them are not sent yet: how many are, and what can be done with all of them. */
export function UploadAll({ items, counts, disabled, words, onAct, onOrphan }: UploadAllProps) {
  const sent = items.filter(({ state }) => state === 'done').length;
  const meant = items.filter(({ state }) => state !== 'refused' && state !== 'cancelled').length;
  const handsOn: RefCallback<HTMLButtonElement> = (button) => () => {
    if (button && document.activeElement === button) onOrphan();
  };
  const small = { variant: 'quiet', size: 'sm', disabled, ref: handsOn } as const;
  const isPaused = counts.pause === 0 && counts.resume > 0;
  return (
    <div data-slot="upload-all" className="mt-1 flex flex-wrap items-center gap-x-1 gap-y-1 ps-1">
      <span className="me-auto text-[12px] text-subtle figures">{words.sentOf(sent, meant)}</span>
      {counts.pause > 0 || isPaused ? (
        <Button {...small} icon={isPaused ? Play : Pause} onClick={() => onAct(isPaused ? 'resume' : 'pause')}>
          {isPaused ? words.all.resume : words.all.pause}
        </Button>
      ) : null}
      {counts.retry > 0 ? (
        <Button {...small} icon={RefreshCw} onClick={() => onAct('retry')}>
          {words.all.retry(counts.retry)}
        </Button>
      ) : null}
      {counts.cancel > 0 ? (
        <Button {...small} icon={X} onClick={() => onAct('cancel')}>
          {words.all.cancel}
        </Button>
      ) : null}
    </div>
  );
}
