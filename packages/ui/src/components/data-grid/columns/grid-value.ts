/** What a cell holds, whatever its column shows: money in whole cents, dates as ISO texts. */
export type GridValue = string | number | bigint | boolean | null | undefined;
