import type { QueryClient } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';
import type { PrintSettings } from './print-settings.ts';

/** What the office prints checks with, without what is inactive. Rejects where it cannot be read. */
export async function readPrintSettings(client: QueryClient): Promise<PrintSettings> {
  const [layouts, printers, signers] = await Promise.all([
    client.query(queryFor('listCheckLayouts')),
    client.query(queryFor('listCheckPrinters')),
    client.query(queryFor('listCheckSigners')),
  ]);
  return {
    layouts: layouts.filter(({ inactive }) => !inactive),
    printers: printers.filter(({ inactive }) => !inactive),
    signers,
  };
}
