export { BUSY_DELAY, BUSY_MINIMUM, type Busy, type BusyItem, type BusyState, busy, createBusy } from './busy.ts';
export { useBusy } from './use-busy.ts';
