export {
  BUSY_DELAY,
  BUSY_MINIMUM,
  BUSY_TIMEOUT,
  type Busy,
  type BusyItem,
  type BusyState,
  busy,
  createBusy,
} from './busy.ts';
export { useBusy } from './use-busy.ts';
