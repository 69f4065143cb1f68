import { chunk } from '@closewright/ui/lib/on-demand';
import { useCallback } from 'react';
import { useOpenFileScreen } from '../../open-file/file-path.ts';

/** What asks for a file number. */
export const goToFileQuestion = chunk(() => import('../../features/go-to-file/go-to-file.ts'));

/** Asks for a file number and opens the file. */
export function useGoToFile(): () => Promise<void> {
  const openFile = useOpenFileScreen();
  return useCallback(async () => {
    const { askForFile } = await goToFileQuestion.load();
    const file = await askForFile();
    if (file !== null) await openFile(file);
  }, [openFile]);
}
