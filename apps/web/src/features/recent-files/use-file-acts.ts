import type { RecentFile } from '@closewright/contract/orders';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useEffect, useMemo, useRef } from 'react';
import { offerCommands } from '../../app/frame/save-status.ts';

interface FileActsInput {
  /** The file in hand; null while none is. */
  file: RecentFile | null;
  onOpen: (file: RecentFile) => void;
  onPin: (file: RecentFile) => void;
  /** Begins a new file with what this one holds, or with a template. */
  onCopy: (file: RecentFile) => void;
  onNew: () => void;
  /** Why no new file can be made; null when one can. */
  refusal: string | null;
}

/** What can be done with the file in hand, as a menu, and in the command palette. */
export function useFileActs({ file, refusal, ...input }: FileActsInput): readonly MenuEntry[] {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const entries = useMemo((): readonly MenuEntry[] => {
    const act = (id: 'onOpen' | 'onPin' | 'onCopy') => () => file && latest.current[id](file);
    const none = file === null;
    return [
      { id: 'open', label: 'Open', disabled: none, onSelect: act('onOpen') },
      {
        id: 'pin',
        label: file?.isPinned ? 'Unpin' : 'Pin to the top',
        detail: 'Space',
        disabled: none,
        onSelect: act('onPin'),
      },
      { kind: 'separator', id: 'new' },
      { id: 'copy', label: 'Copy to a new file…', disabled: none || refusal !== null, onSelect: act('onCopy') },
      {
        id: 'template',
        label: 'New file from a template…',
        disabled: refusal !== null,
        onSelect: () => latest.current.onNew(),
      },
    ];
  }, [file, refusal]);
  useEffect(() => {
    if (file === null || refusal !== null) return;
    return offerCommands([
      {
        id: 'copy-file',
        label: `Copy ${file.fileNumber} to a new file`,
        onSelect: () => latest.current.onCopy(file),
      },
    ]);
  }, [file, refusal]);
  return entries;
}
