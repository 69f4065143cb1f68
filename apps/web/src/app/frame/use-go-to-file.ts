import { useCallback } from 'react';
import { useOpenFileScreen } from '../open-file.ts';

/** Asks for a file number and opens the file. The dialog is fetched when it is asked for. */
export function useGoToFile(): () => Promise<void> {
  const openFile = useOpenFileScreen();
  return useCallback(async () => {
    const { askForFile } = await import('../../features/go-to-file/go-to-file.ts');
    const file = await askForFile();
    if (file !== null) await openFile(file);
  }, [openFile]);
}
