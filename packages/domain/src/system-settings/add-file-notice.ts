import { formatDate } from '../formats/index.ts';
import { readSetting, type StoredSettings } from './setting-value.ts';

/** What Add File says about the end of new files (core.md §6), null while the notice is off. */
export function addFileNotice(stored: StoredSettings): string | null {
  const date = readSetting(stored, 'addFileTooltipDate');
  if (!readSetting(stored, 'addFileTooltip') || date === null) return null;
  return readSetting(stored, 'addFileTooltipText').replaceAll('{date}', formatDate(date));
}
