import { counted } from '@closewright/domain/formats';

/** How far an import is, how fast, and how long it will take: `12,000 of 100,000 records, 310 a second, 5 minutes left`. */
export function importProgress(done: number, all: number, seconds: number): string {
  const rate = done / seconds;
  const left = (all - done) / rate;
  const time = left < 90 ? counted(Math.ceil(left), 'second') : counted(Math.round(left / 60), 'minute');
  const of = `${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} records`;
  return `${of}, ${Math.round(rate).toLocaleString('en-US')} a second, ${time} left`;
}
