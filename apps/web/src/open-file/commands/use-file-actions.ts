import type { OrderDetail } from '@closewright/contract/orders';
import { can } from '@closewright/domain/access';
import { RoleType } from '@closewright/domain/parties';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { savePageFirst } from '../../app/leave-guard.ts';
import { useSession } from '../../app/session/app-session.ts';
import { keyFor, messageOf, queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../file-context.ts';
import { useOpenFileScreen } from '../file-path.ts';

/** Something that is done with the open file as a whole. */
export interface FileAction {
  readonly id: string;
  readonly label: string;
  /** Why it cannot be done now; null when it can. */
  readonly reason: string | null;
  onSelect(): void;
}

/** What can be done with the open file from any of its pages: copy into it, secondary files, look for duplicates of it, export it. */
export function useFileActions(): readonly FileAction[] {
  const file = useOpenFile();
  const { actor } = useSession();
  const client = useQueryClient();
  const openFile = useOpenFileScreen();
  return useMemo(() => {
    if (file?.detail === undefined) return [];
    const { ordersID, state, detail } = file;
    const key = keyFor('getOrder', { params: { ordersID } });
    /** The file as the last save left it: the dialogs add to that. */
    const known = () => client.getQueryData<OrderDetail>(key)?.order ?? detail.order;
    const reasonFor = (action: 'saveOrder' | 'createSecondaryOrder' | 'exportOrder') =>
      can(actor, action, { file: state }).reason?.text ?? null;
    const saidOf = (work: () => Promise<void>) => () =>
      void work().catch((error: unknown) => toasts.error(messageOf(error)));
    const readLookups = () => client.query(queryFor('getLookups'));

    const copy = async () => {
      const [{ askForCopy }, isStored] = await Promise.all([
        import('../../features/new-file/copy-dialog.tsx'),
        savePageFirst(),
      ]);
      const stored = isStored ? await askForCopy(known()) : null;
      if (stored !== null) client.setQueryData(key, stored);
    };
    const secondaryReason = reasonFor('createSecondaryOrder');
    const secondary = async () => {
      const related = queryFor('listSecondaryFiles', { params: { ordersID } });
      const [{ askForSecondaryFiles }, lookups, files, isStored] = await Promise.all([
        import('../../features/new-file/secondary-files-dialog.tsx'),
        readLookups(),
        client.query({ ...related, staleTime: 0 }),
        secondaryReason === null ? savePageFirst() : true,
      ]);
      if (!isStored) return;
      const isSecondary = files.some((each) => each.ordersID === ordersID && !each.isPrimary);
      const reason = isSecondary ? 'Secondary files are created from the primary file.' : secondaryReason;
      const result = await askForSecondaryFiles({ order: known(), files, lookups, reason });
      if (result === null) return;
      if ('open' in result) return openFile(result.open);
      client.setQueryData(related.queryKey, [...result.created]);
      await file.refresh();
    };
    const duplicates = async () => {
      const [{ askForDuplicate }, lookups] = await Promise.all([
        import('../../lib/found-files/duplicate-search-dialog.tsx'),
        readLookups(),
      ]);
      const found = await askForDuplicate({ start: soughtOf(detail), lookups });
      if (found !== null) await openFile(found);
    };
    const exportDocument = async () => {
      const [{ exportFile }, isStored] = await Promise.all([
        import('./export-file.ts'),
        reasonFor('saveOrder') === null ? savePageFirst() : true,
      ]);
      // A number is seen by whoever may change files, also of a file that nobody changes now.
      if (isStored) await exportFile({ ordersID, fileNumber: known().fileNumber }, can(actor, 'saveOrder').allowed);
    };
    return [
      { id: 'copy-file', label: 'Copy from another file', reason: reasonFor('saveOrder'), onSelect: saidOf(copy) },
      // Who may create none still finds the files that belong together.
      { id: 'secondary-files', label: 'Secondary files', reason: null, onSelect: saidOf(secondary) },
      { id: 'file-duplicates', label: 'Duplicate file search', reason: null, onSelect: saidOf(duplicates) },
      { id: 'export-file', label: 'Export file', reason: reasonFor('exportOrder'), onSelect: saidOf(exportDocument) },
    ];
  }, [file, actor, client, openFile]);
}

/** What of a file its duplicates have in common with it. */
function soughtOf({ contacts, properties }: OrderDetail) {
  const first = (role: number) => contacts.find(({ roleTypeID }) => roleTypeID === role);
  const [buyer, seller] = [first(RoleType.Buyer), first(RoleType.Seller)];
  const property = properties.toSorted((a, b) => a.sequence - b.sequence)[0];
  return {
    buyerFirstName: buyer?.firstName ?? '',
    buyerLastName: buyer?.lastName ?? '',
    sellerFirstName: seller?.firstName ?? '',
    sellerLastName: seller?.lastName ?? '',
    propertyAddress: property?.address1 ?? '',
    propertySubdivision: property?.subdivision ?? '',
    propertyTaxId: property?.parcelID ?? '',
  };
}
