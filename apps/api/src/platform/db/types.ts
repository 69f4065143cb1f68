import pg from 'pg';

const date = 1082;
const time = 1083;
const timestampWithZone = 1184;
const numeric = 1700;
const bigint = 20;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The database holds ${text}, which a number cannot`);
  return value;
}

/** `2013-04-15 14:30:00.123456+00` as the ISO instant the wire carries. The session's time zone is always UTC. */
const isoInstant = (text: string): string => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')).toISOString();

/** Decimal text without trailing zeros: a rate is written as it was entered, `3.875` and not `3.875000`. */
const plainDecimal = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

const parsers = new Map<number, (text: string) => unknown>([
  // Dates stay text from the database to the screen: a Date object would move them by a time zone.
  [date, (text) => text],
  [time, (text) => text.slice(0, 5)],
  [timestampWithZone, isoInstant],
  [numeric, plainDecimal],
  [bigint, safeInteger],
]);

/** How column values become the values of the wire (house.md, "Money, dates, rates"). The generated table types say the same. */
export const valueTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
    return parsers.get(oid) ?? (pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown);
  },
} as unknown as pg.CustomTypesConfig;
