import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FileUploadMessages } from './file-upload.messages.ts';
import type { ScanState, UploadItem, UploadMethod } from './upload.types.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { UploadAct, UploadQueueOptions } from './upload-queue.types.ts';
import type { UploadRules } from './upload-rules.ts';

export interface UploadQueueHook {
  upload: UploadMethod;
  rules: UploadRules;
  concurrency: number;
  initial: readonly UploadItem[] | undefined;
  startsByHand: boolean;
  needsType: boolean;
  scan: ((item: UploadItem, signal: AbortSignal) => Promise<Exclude<ScanState, 'waiting'>>) | undefined;
  keep: NonNullable<UploadQueueOptions['keep']>;
  words: FileUploadMessages;
  onItemsChange: ((items: readonly UploadItem[]) => void) | undefined;
}

/** The queue of one field, stopped when the field goes away, and what is read out: starts and ends, never the way between. */
export function useUploadQueue(hook: UploadQueueHook) {
  const [spoken, setSpoken] = useState('');
  const latest = useRef(hook);
  useEffect(() => {
    latest.current = hook;
  });
  const [queue] = useState(() =>
    createUploadQueue({
      upload: () => latest.current.upload,
      rules: () => latest.current.rules,
      concurrency: hook.concurrency,
      initial: hook.initial,
      startsByHand: () => latest.current.startsByHand,
      needsType: () => latest.current.needsType,
      scan: () => latest.current.scan,
      keep: (item, change) => latest.current.keep(item, change),
      onEvent: (kind, item) => {
        const { words, rules } = latest.current;
        const { name } = item;
        if (kind === 'sending') setSpoken(words.started(name));
        else if (kind === 'removed') setSpoken(words.removed(name));
        else if (kind === 'renamed') setSpoken(words.renamed(name));
        else if (kind === 'refused')
          setSpoken(words.ended(name, item.refusal ? words.refusal(item.refusal, rules) : ''));
        else if (kind === 'not-kept') setSpoken(words.ended(name, item.error ?? words.notKept));
        else if (kind === 'infected') setSpoken(words.ended(name, words.scans.infected));
        else if (kind === 'scan-failed') setSpoken(words.ended(name, words.scans.failed));
        else setSpoken(words.ended(name, words.states[kind]));
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
  useEffect(() => {
    queue.open();
    return () => queue.dispose();
  }, [queue]);
  /** One act with all files, read out once. */
  const doAll = (act: UploadAct) => setSpoken(hook.words.allDone[act](queue.all(act)));
  return { queue, items, spoken, doAll };
}
