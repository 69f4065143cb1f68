import type { DuplicateSearch, FoundFile, FoundFiles } from '@closewright/contract/file-search';
import { type Actor, can } from '@closewright/domain/access';
import {
  compareHits,
  SearchKind,
  type SearchMatch,
  searchKinds,
  searchLimits,
  searchText,
} from '@closewright/domain/file-search';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { isNowhere } from '../orders/listed-regions.queries.ts';
import { findRows, type Reader } from '../orders/order-rows.queries.ts';
import { finderOf, readerOf, readerWhere } from '../orders/orders.usecases.ts';
import { type Criterion, type FoundMatch, findMatches, readFound } from './file-search.queries.ts';

/** Files that may be the one the caller is about to open; of the own branch, or of all branches the caller sees. */
export async function searchDuplicates(
  database: Database,
  caller: Caller,
  sought: DuplicateSearch,
): Promise<FoundFiles> {
  const person = (kind: SearchKind, lastName?: string, firstName?: string, state?: string): Criterion[] =>
    lastName === undefined
      ? []
      : [{ kinds: [kind], text: searchText(lastName), firstName: firstName && searchText(firstName), state }];
  const other = (kind: SearchKind, text?: string): Criterion[] =>
    text === undefined ? [] : [{ kinds: [kind], text: searchText(text) }];
  const criteria = [
    ...person(SearchKind.Buyer, sought.buyerLastName, sought.buyerFirstName, sought.buyerState),
    ...person(SearchKind.Seller, sought.sellerLastName, sought.sellerFirstName, sought.sellerState),
    ...other(SearchKind.Address, sought.propertyAddress),
    ...other(SearchKind.Subdivision, sought.propertySubdivision),
    ...other(SearchKind.TaxID, sought.propertyTaxId),
  ];
  const reader = readerOf(caller);
  const branchID = sought.allBranches ? null : caller.session.branchID;
  return filesOf(database, reader, await findMatches(database, reader, criteria, branchID));
}

/** What the header of a file tells of it, and nothing that stands on its pages alone. */
const headerKinds = [SearchKind.Buyer, SearchKind.Seller, SearchKind.Address];

/**
 * Files by a text: those whose number begins with it first, then whatever else of a file matches; where the caller reads the header of
 * files only, what that tells.
 */
export async function searchFiles(database: Database, caller: Caller, text: string): Promise<FoundFiles> {
  const sought = searchText(text);
  const reads = (there: Actor) => can(there, 'readOrder').allowed;
  const search = async (reader: Reader, kinds: readonly SearchKind[]) =>
    isNowhere(reader.regions) ? [] : findMatches(database, reader, [{ kinds, text: sought }], null);
  const finder = finderOf(caller);
  const [byNumber, ...matches] = await Promise.all([
    findRows(database, finder, sought),
    search(readerOf(caller), searchKinds),
    search(
      readerWhere(caller, (there) => can(there, 'openFile').allowed && !reads(there)),
      headerKinds,
    ),
  ]);
  return filesOf(
    database,
    finder,
    matches.flat(),
    byNumber.map(({ ordersID }) => ordersID),
  );
}

/** The matches by file, the nearest first, with the rows of the files; before them the `first` ones, whatever matched. */
async function filesOf(
  database: Database,
  reader: Reader,
  found: readonly FoundMatch[],
  first: readonly number[] = [],
): Promise<FoundFiles> {
  const matches = new Map<number, SearchMatch[]>();
  for (const { ordersID, ...match } of found) matches.set(ordersID, [...(matches.get(ordersID) ?? []), match]);
  const hits = [...matches].map(([ordersID, own]) => ({ ordersID, matches: own })).toSorted(compareHits);
  const nearest = hits.slice(0, searchLimits.maxFiles);
  const ordersIDs = [...new Set([...first, ...nearest.map(({ ordersID }) => ordersID)])];
  const rows = ordersIDs.length === 0 ? [] : await readFound(database, reader, ordersIDs);
  const byID = new Map(rows.map((row) => [row.ordersID, row]));
  const files = ordersIDs.flatMap((ordersID): FoundFile[] => {
    const row = byID.get(ordersID);
    return row ? [{ ...row, matches: matches.get(ordersID) ?? [] }] : [];
  });
  return { files, isMore: hits.length > nearest.length };
}
