import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FileUploadMessages } from './file-upload.messages.ts';
import { createUploadQueue, type Upload, type UploadItem } from './upload-queue.ts';
import type { UploadRules } from './upload-rules.ts';

export interface UploadQueueHook {
  upload: Upload;
  rules: UploadRules;
  concurrency: number;
  initial: readonly UploadItem[] | undefined;
  words: FileUploadMessages;
  onItemsChange: ((items: readonly UploadItem[]) => void) | undefined;
}

/** The queue of one field, stopped when the field goes away, and what is read out: starts and ends, never the way between. */
export function useUploadQueue({ upload, rules, concurrency, initial, words, onItemsChange }: UploadQueueHook) {
  const [spoken, setSpoken] = useState('');
  const latest = useRef({ upload, rules, words, onItemsChange });
  useEffect(() => {
    latest.current = { upload, rules, words, onItemsChange };
  });
  const [queue] = useState(() =>
    createUploadQueue({
      upload: () => latest.current.upload,
      rules: () => latest.current.rules,
      concurrency,
      initial,
      onEvent: (kind, item) => {
        const say = latest.current.words;
        if (kind === 'sending') setSpoken(say.started(item.name));
        else if (kind === 'removed') setSpoken(say.removed(item.name));
        else if (kind === 'refused')
          setSpoken(say.ended(item.name, item.refusal ? say.refusal(item.refusal, latest.current.rules) : ''));
        else setSpoken(say.ended(item.name, say.states[kind]));
      },
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const told = useRef(items);
  useEffect(() => {
    if (told.current === items) return;
    told.current = items;
    latest.current.onItemsChange?.(items);
  }, [items]);
  useEffect(() => () => queue.dispose(), [queue]);
  return { queue, items, spoken };
}
