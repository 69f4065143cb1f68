import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../../app/realtime/use-realtime.ts';
import { keyFor } from '../../../lib/api/index.ts';

/** Reads custom data again when somebody else saved the file, or when messages may have been missed. */
export function useFreshRecords(fileNumber: string | undefined): void {
  const client = useQueryClient();
  useRealtime((message) => {
    if (message !== null && (message.Event !== 'FileChanged' || message.FileNumber !== fileNumber)) return;
    void client.invalidateQueries({ queryKey: keyFor('getCustomDataValues') });
  });
}
