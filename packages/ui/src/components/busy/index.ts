export { busyMessages } from './busy.messages.ts';
export { BusyOverlay, type BusyOverlayProps, BusyRegion, type BusyRegionProps } from './busy.tsx';
