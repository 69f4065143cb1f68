import type {
  BookItemRow,
  ProposedMatchRow,
  ReconciliationDay,
  ReconciliationExceptionRow,
} from '@closewright/contract/reconciliation';
import { bookItemKey } from '@closewright/domain/reconciliation';

/** An item of the bank, as a day tells it. */
export type BankItemRow = ReconciliationDay['bankItems'][number];

/** What a day says of its items, by item. Offers stand in their order, the sure ones first. */
export interface DayIndex {
  readonly bankByID: ReadonlyMap<number, BankItemRow>;
  readonly bookByKey: ReadonlyMap<string, BookItemRow>;
  readonly offerOfBank: ReadonlyMap<number, readonly ProposedMatchRow[]>;
  readonly offerOfBook: ReadonlyMap<string, readonly ProposedMatchRow[]>;
  readonly exceptionOfBank: ReadonlyMap<number, ReconciliationExceptionRow>;
  readonly exceptionOfBook: ReadonlyMap<string, ReconciliationExceptionRow>;
}

/** What a day says of the items that wait, by item. */
export function indexDay({
  bankItems,
  bookItems,
  proposed,
  exceptions,
}: Pick<ReconciliationDay, 'bankItems' | 'bookItems' | 'proposed' | 'exceptions'>): DayIndex {
  const offerOfBank = new Map<number, ProposedMatchRow[]>();
  const offerOfBook = new Map<string, ProposedMatchRow[]>();
  const isSure = ({ confidence }: ProposedMatchRow) => confidence === 'sure';
  for (const offer of [...proposed.filter(isSure), ...proposed.filter((each) => !isSure(each))]) {
    for (const id of offer.bankItemIDs) put(offerOfBank, id, offer);
    for (const item of offer.bookItems) put(offerOfBook, bookItemKey(item), offer);
  }
  return {
    bankByID: new Map(bankItems.map((item) => [item.bankItemID, item])),
    bookByKey: new Map(bookItems.map((item) => [bookItemKey(item), item])),
    offerOfBank,
    offerOfBook,
    exceptionOfBank: new Map(
      exceptions.flatMap((each) => (each.bankItemID === null ? [] : [[each.bankItemID, each] as const])),
    ),
    exceptionOfBook: new Map(
      exceptions.flatMap((each) => (each.bookItem === null ? [] : [[bookItemKey(each.bookItem), each] as const])),
    ),
  };
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
