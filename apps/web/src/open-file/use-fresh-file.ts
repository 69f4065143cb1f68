import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../app/realtime/use-realtime.ts';
import { useOpenFile } from './file-context.ts';

/** Reads a part of the open file again when somebody has saved the file, or when messages may have been missed. */
export function useFreshFile(queryKey: QueryKey): void {
  const client = useQueryClient();
  const fileNumber = useOpenFile()?.header?.fileNumber;
  useRealtime((message) => {
    if (message !== null && (message.Event !== 'FileChanged' || message.FileNumber !== fileNumber)) return;
    void client.invalidateQueries({ queryKey });
  });
}
