// What others post to the ledger of a file in its lock, who keep the books of all files.
export { asking, type LedgerInHand, postBesideFile } from './posting-work.ts';
